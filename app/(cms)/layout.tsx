import '@payloadcms/next/css';
import './screens.css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ServerFunctionClient } from 'payload';
import type { ComponentProps, ReactNode } from 'react';
import { hasRemoteContent } from '@/lib/backend/environment';
import { getBackend } from '@/lib/backend/payload';
import { handleServerFunction } from '@/lib/backend/platform/cms-api/handle-server-function';
import { activeCountry } from '@/lib/i18n/active-country';
import { importMap } from './admin/importMap';

/**
 * The only server action of the CMS. The check for stale data is switched off: it would open a dialog over
 * the form whose only choice is to discard the input.
 */
const serverFunction: ServerFunctionClient = async (request) => {
  'use server';
  return handleServerFunction(await getBackend(), await headers(), request, ({ name, args }) =>
    Promise.resolve(
      handleServerFunctions({ name, args: { ...args, checkForStaleData: false }, config, importMap }),
    ),
  );
};

/** The country, which form fields read. */
const htmlProps: ComponentProps<'html'> & { 'data-country': string } = {
  'data-country': activeCountry,
};

export default function CmsLayout({ children }: { children: ReactNode }) {
  if (hasRemoteContent()) notFound();
  return (
    <RootLayout config={config} htmlProps={htmlProps} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}

import '@payloadcms/next/css';
import './screens.css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { notFound } from 'next/navigation';
import type { ServerFunctionClient } from 'payload';
import type { ComponentProps, ReactNode } from 'react';
import { hasRemoteContent } from '@/lib/backend/environment';
import { activeCountry } from '@/lib/i18n/active-country';
import { fontVariables } from '@/lib/ui/fonts';
import { importMap } from './admin/importMap';

/**
 * The only server action of the CMS; Payload checks the session in each of its functions. It is not asked whether a
 * document was changed: it would say so in a dialog over the form that offers only to throw away what was typed.
 */
const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server';
  return handleServerFunctions({ name, args: { ...args, checkForStaleData: false }, config, importMap });
};

/** The typefaces of the house, and what forms show of the country. */
const htmlProps: ComponentProps<'html'> & { 'data-country': string } = {
  className: fontVariables,
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

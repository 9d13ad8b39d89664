import '@payloadcms/next/css';
import './screens.css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ServerFunctionClient } from 'payload';
import type { ComponentProps, ReactNode } from 'react';
import { answerScreen } from '@/lib/backend/cms-api/answer-screen';
import { hasRemoteContent } from '@/lib/backend/environment';
import { getBackend } from '@/lib/backend/payload';
import { activeCountry } from '@/lib/i18n/active-country';
import { fontVariables } from '@/lib/ui/fonts';
import { importMap } from './admin/importMap';

/**
 * The only server action of the CMS. It is not asked whether a document was changed: it would say so in a dialog over the form that offers only to
 * throw away what was typed.
 */
const serverFunction: ServerFunctionClient = async (asked) => {
  'use server';
  return answerScreen(await getBackend(), await headers(), asked, ({ name, args }) =>
    Promise.resolve(
      handleServerFunctions({ name, args: { ...args, checkForStaleData: false }, config, importMap }),
    ),
  );
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

import '@/app/globals.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactElement, ReactNode } from 'react';
import { findEnabledLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { siteUrl } from '@/lib/routes/site-url';
import { fontVariables } from '@/lib/ui/fonts';
import { paints } from '@/lib/ui/paints';
import { VisitScript } from '@/lib/visitor/visit-script';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  icons: { icon: '/brand/icon.svg', apple: '/apple-touch-icon.png' },
  manifest: '/manifest.webmanifest',
};

export const viewport: Viewport = {
  // Extends the page to the edges of a phone's screen; fixed elements keep their distance by
  // `safe-area-inset`.
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: paints.paper },
    { media: '(prefers-color-scheme: dark)', color: paints.night },
  ],
};

type LayoutInput = { children: ReactNode; params: Promise<{ lang: string }> };

/** The document of every public page. Reads no content, so the build needs no database. */
export default async function SiteLayout({ children, params }: LayoutInput): Promise<ReactElement> {
  const locale = findEnabledLocale((await params).lang);
  if (!locale) notFound();
  const t = createTranslate(locale);
  return (
    <html lang={locale} className={fontVariables}>
      <body>
        {/* Prevents layout shift of a partly painted line: browsers wait for the named element before the first render. */}
        <link rel="expect" href="#page-end" blocking="render" />
        <a href="#content" className="skip-link">
          {t('page.skipToContent')}
        </a>
        {children}
        <div id="page-end" hidden />
        <VisitScript />
      </body>
    </html>
  );
}

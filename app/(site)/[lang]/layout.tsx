import '@/app/globals.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactElement, ReactNode } from 'react';
import { findEnabledLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { siteUrl } from '@/lib/routes/site-url';
import { fontVariables } from '@/lib/ui/fonts';
import { paints } from '@/lib/ui/paints';
import { VisitModule } from '@/lib/visitor/visit-module';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  icons: { icon: '/brand/icon.svg', apple: '/apple-touch-icon.png' },
  manifest: '/manifest.webmanifest',
};

export const viewport: Viewport = {
  // To the edges of a telephone; what stands at them keeps its distance (`safe-area-inset`).
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: paints.paper },
    { media: '(prefers-color-scheme: dark)', color: paints.night },
  ],
};

type LayoutInput = { children: ReactNode; params: Promise<{ lang: string }> };

/** The document every public page stands in. Reads no content, so that the build needs no database. */
export default async function SiteLayout({ children, params }: LayoutInput): Promise<ReactElement> {
  const locale = findEnabledLocale((await params).lang);
  if (!locale) notFound();
  const t = createTranslate(locale);
  return (
    <html lang={locale} className={fontVariables}>
      <body>
        {/* A line that was painted in part moves when the rest of it comes. Browsers wait for what is named to begin. */}
        <link rel="expect" href="#page-end" blocking="render" />
        <a href="#content" className="skip-link">
          {t('page.skipToContent')}
        </a>
        {children}
        <div id="page-end" hidden />
        <VisitModule />
      </body>
    </html>
  );
}

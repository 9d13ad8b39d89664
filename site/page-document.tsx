import type { ReactElement, ReactNode } from 'react';
import { preload } from 'react-dom';
import type { HeadMetadata } from '@/lib/discovery/page-metadata';
import { createTranslate } from '@/lib/i18n/translate';
import type { SiteAssets } from '@/lib/site-assets/site-assets';
import { paints } from '@/lib/ui/paints';
import type { Locale } from '@/schemas/locale';
import type { Page } from '@/schemas/page';
import { PageHead } from './page-head';

type PageDocumentProps = {
  locale: Locale;
  metadata: HeadMetadata;
  /** Null without a build: then the page has neither styles nor scripts. */
  assets: SiteAssets | null;
  /** Some layouts have a style sheet of their own. */
  layout?: Page['layout'];
  children: ReactNode;
};

/** The document of every public page. Its only script in production is the module of all pages. */
export function PageDocument({
  locale,
  metadata,
  assets,
  layout = 'default',
  children,
}: PageDocumentProps): ReactElement {
  // React writes what is preloaded first: fonts, then the pictures of blocks, then the style sheet.
  for (const address of assets?.fonts ?? [])
    preload(address, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return (
    <html lang={locale}>
      {/* biome-ignore lint/style/noHeadElement: rendered without Next, whose head component does not exist here. */}
      <head>
        <meta charSet="utf-8" />
        {/* Extends the page to the edges of a phone's screen; fixed elements keep their distance by `safe-area-inset`. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {assets && <link rel="stylesheet" href={assets.styles} precedence="site" />}
        {assets && layout === 'buyer' && (
          <link rel="stylesheet" href={assets.buyerStyles} precedence="site" />
        )}
        <meta name="theme-color" content={paints.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={paints.night} media="(prefers-color-scheme: dark)" />
        <PageHead metadata={metadata} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/brand/icon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Prevents layout shift of a partly painted line: browsers wait for the named element before the first render. */}
        <link rel="expect" href="#page-end" blocking="render" />
      </head>
      <body>
        <a href="#content" className="skip-link">
          {createTranslate(locale)('page.skipToContent')}
        </a>
        {children}
        <div id="page-end" hidden />
        {/* Low priority: the first paint depends on the styles and typefaces before it. */}
        {assets && (
          <script
            type="module"
            fetchPriority="low"
            src={assets.module.src}
            integrity={assets.module.integrity}
          />
        )}
        {assets && layout === 'buyer' && (
          <script type="module" src={assets.buyerModule.src} integrity={assets.buyerModule.integrity} />
        )}
        {assets?.reload && <script type="module" src={assets.reload} />}
      </body>
    </html>
  );
}

import { createHash } from 'node:crypto';
import { locales } from '../../schemas/locale.ts';
import { en } from '../i18n/messages/en.ts';
import { es } from '../i18n/messages/es.ts';
import { fr } from '../i18n/messages/fr.ts';
import { ja } from '../i18n/messages/ja.ts';
import { vi } from '../i18n/messages/vi.ts';
import { brandPaths } from '../ui/brand-paths.ts';
import { paints } from '../ui/paints.ts';

/** Contains the colours themselves, because fallback pages have no style sheet. */
const style = `
  :root { color-scheme: light dark; }
  body { box-sizing: border-box; display: grid; place-content: center; min-height: calc(100dvh - 6px); margin: 0; padding: 2rem; text-align: center;
    font: 1.125rem/1.6 Inter, system-ui, sans-serif; color: light-dark(${paints.ink}, ${paints.chalk});
    background: light-dark(${paints.paper}, ${paints.night}); }
  html { border-top: 6px solid ${paints.gold}; }
  svg { width: 4rem; fill: light-dark(${paints.forest}, ${paints.chalk}); }
  h1 { font: 400 2rem/1.2 Fraunces, Georgia, serif; text-wrap: balance; }
  a { color: inherit; text-underline-offset: 0.2em; }
`;

/** The logo mark; the name of the network is content, which cannot be read. */
const brandMark = `<svg viewBox="-50 -50 100 100" aria-hidden="true"><path d="${brandPaths.globe}"/><path d="${brandPaths.staff}" fill="${paints.gold}"/></svg>`;

const defaultLink = { lang: 'en', home: '/', back: 'Back to Homepage' };

const renderPage = (
  title: string,
  content: string,
  { lang, home, back } = defaultLink,
): string => `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${brandMark}
${content}
<p><a href="${home}">${back}</a></p>
</main>
</body>
</html>
`;

/**
 * Replaces a page that is not stored and cannot be rendered (spec section 6, "Generic"). Needs no script.
 */
export const unavailablePage = renderPage(
  'An error occurred',
  '<h1>An error occurred. Please try again later.</h1>',
);

/**
 * The 404 page outside all locales, for programs rather than visitors (spec section 3, "Not-found page").
 */
export const notFoundPage = renderPage(
  'Something’s missing',
  `<h1>Something's missing.</h1>
<p>Sorry, we can't find that page. You'll find lots to explore on the home page.</p>`,
);

const messagesByLanguage: Readonly<
  Record<string, { notFound: { heading: string; text: string; back: string } }>
> = {
  en,
  es,
  fr,
  ja,
  vi,
};

/** The 404 page for a path, in the language of its locale and with a link to that locale's home page. */
export function notFoundPageAt(path: string): string {
  const locale = locales.find((candidate) => path.startsWith(`/${candidate}/`));
  if (!locale) return notFoundPage;
  const { heading, text, back } = (messagesByLanguage[locale.slice(0, 2)] ?? en).notFound;
  return renderPage(heading, `<h1>${heading}</h1>\n<p>${text}</p>`, {
    lang: locale,
    home: `/${locale}`,
    back,
  });
}

/** Content-Security-Policy of these pages: allows only their style, by its hash. */
export const fallbackPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

import { createHash } from 'node:crypto';
import { locales } from '../../schemas/locale.ts';
import { en } from '../i18n/messages/en.ts';
import { es } from '../i18n/messages/es.ts';
import { fr } from '../i18n/messages/fr.ts';
import { ja } from '../i18n/messages/ja.ts';
import { vi } from '../i18n/messages/vi.ts';
import { paints } from '../ui/paints.ts';

/** With the paints themselves: what stands in for a page has no style sheet. */
const style = `
  :root { color-scheme: light dark; }
  body { box-sizing: border-box; display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 2rem; text-align: center;
    font: 1.125rem/1.6 Inter, system-ui, sans-serif; color: light-dark(${paints.ink}, ${paints.chalk});
    background: light-dark(${paints.paper}, ${paints.night}); }
  h1 { font: 400 2rem/1.2 Fraunces, Georgia, serif; text-wrap: balance; }
  a { color: inherit; text-underline-offset: 0.2em; }
`;

const atHome = { lang: 'en', home: '/', back: 'Back to Homepage' };

const writePage = (title: string, words: string, { lang, home, back } = atHome): string => `<!DOCTYPE html>
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
${words}
<p><a href="${home}">${back}</a></p>
</main>
</body>
</html>
`;

/** Stands in for a page that nobody has seen yet and whose content cannot be had (spec section 6, "Generic"). Needs no script. */
export const unmadePage = writePage(
  'An error occurred',
  '<h1>An error occurred. Please try again later.</h1>',
);

/** Where there is nothing, outside all languages: for programs more than for people (spec section 3, "Not-found page"). */
export const nowherePage = writePage(
  'Something’s missing',
  `<h1>Something's missing.</h1>
<p>Sorry, we can't find that page. You'll find lots to explore on the home page.</p>`,
);

const wordings: Readonly<Record<string, { notFound: { heading: string; text: string; back: string } }>> = {
  en,
  es,
  fr,
  ja,
  vi,
};

/** The same below a language, in it, and leading to its home page. */
export function nowherePageAt(path: string): string {
  const locale = locales.find((one) => path.startsWith(`/${one}/`));
  if (!locale) return nowherePage;
  const { heading, text, back } = (wordings[locale.slice(0, 2)] ?? en).notFound;
  return writePage(heading, `<h1>${heading}</h1>\n<p>${text}</p>`, {
    lang: locale,
    home: `/${locale}`,
    back,
  });
}

/** Their one style, by its digest, and nothing else. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

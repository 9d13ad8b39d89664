import type { Translate } from '@/lib/i18n/translate-from';
import type { Locale } from '@/schemas/locale';
import { html, markup } from './html';
import { noScriptStyle } from './no-script-style';

type NewsletterPage = {
  locale: Locale;
  t: Translate;
  heading: string;
  text?: string;
  /** The label of a button that sends the page's own address again; without it there is nothing to do. */
  button?: string;
};

/** A page about a subscription to the newsletter, with one button. */
export function renderNewsletterPage({ locale, t, heading, text, button }: NewsletterPage): string {
  return html`<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${heading}</title><style>${markup(noScriptStyle)}</style></head>
<body><main><h1>${heading}</h1>${text !== undefined && html`<p>${text}</p>`}
${button !== undefined && html`<form method="post"><button type="submit">${button}</button></form>`}
<p><a href="/${locale}">${t('newsletter.home')}</a></p></main></body></html>
`.source;
}

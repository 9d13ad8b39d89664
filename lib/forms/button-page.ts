import type { Translate } from '@/lib/i18n/translate-from';
import type { Locale } from '@/schemas/locale';
import { html, type Markup, markup } from './html';
import { noScriptStyle } from './no-script-style';

type ButtonPage = {
  locale: Locale;
  t: Translate;
  heading: string;
  text?: string;
  /** The label of a button that sends the page's own address again; without it there is nothing to do. */
  button?: string;
  /** A field for the password, with the error of the last attempt, and a link for those who do not know it. */
  password?:
    | { label: string; error?: string | undefined; forgot: { label: string; href: string } }
    | undefined;
};

/** A page of an emailed link, with one button. */
export function renderButtonPage({ locale, t, heading, text, button, password }: ButtonPage): string {
  return html`<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${heading}</title><style>${markup(noScriptStyle)}</style></head>
<body><main><h1>${heading}</h1>${text !== undefined && html`<p>${text}</p>`}
${button !== undefined && html`<form method="post">${password && renderPassword(password)}<button type="submit">${button}</button></form>`}
<p><a href="/${locale}">${t('newsletter.home')}</a></p></main></body></html>
`.source;
}

function renderPassword({ label, error, forgot }: NonNullable<ButtonPage['password']>): Markup {
  return html`<div class="field"><label for="password">${label}</label>${
    error !== undefined && html`<p class="error" id="password-error" role="alert">${error}</p>`
  }<input id="password" name="password" type="password" required autocomplete="current-password"${
    error !== undefined && html` aria-invalid="true" aria-describedby="password-error"`
  }></div><p><a href="${forgot.href}">${forgot.label}</a></p>`;
}

import type { Translate } from '@/lib/i18n/translate-from';
import type { FormField } from '@/schemas/forms/form-field';
import { type FormName, forms } from '@/schemas/forms/forms';
import { placeNames } from '@/schemas/forms/place';
import type { Locale } from '@/schemas/locale';
import { drawPlainField } from './draw-plain-field';
import { html, type Markup, markup } from './html';
import { plainStyle } from './plain-style';

export type PlainForm = {
  locale: Locale;
  t: Translate;
  /** What is said above. */
  says: string;
  /** Where the form stands. */
  back: string;
  /** The form again, with what was sent and what is wrong with it, in words. */
  again?: {
    form: FormName;
    sent: ReadonlyMap<string, unknown>;
    faults: Readonly<Record<string, readonly string[]>>;
  };
};

/**
 * What a form is answered with that was refused, as a page for who has no JavaScript: what is wrong, each field as it was filled in
 * with what to do about it, and the first of them under the hand.
 */
export function drawPlainForm({ locale, t, says, back, again }: PlainForm): string {
  const page = html`<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${says}</title><style>${markup(plainStyle)}</style></head>
<body><main><h1 role="alert">${says}</h1>${again && drawForm({ locale, t, back, again })}
<p><a href="${back}">${t('form.back')}</a></p></main></body></html>
`;
  return page.written;
}

/** What programs fill in or a script would have told, empty of which is read as something; and `_page`, which is not this one. */
const untold = ['website', '_visit', '_waited', '_page'];

type FormAgain = Pick<PlainForm, 'locale' | 't' | 'back'> & { again: NonNullable<PlainForm['again']> };

function drawForm({ locale, t, back, again: { form, sent, faults } }: FormAgain): Markup {
  const fields = Object.entries<FormField>(forms[form]);
  const told = new Map(Object.entries(faults));
  const first = fields.find(([name]) => told.has(name))?.[0];
  const place = placeNames.filter((name) => !untold.includes(name));
  return html`<form method="post" action="/api/forms/${form}" novalidate>
<input type="hidden" name="_page" value="${back}">
${place.map((name) => html`<input type="hidden" name="${name}" value="${writtenIn(sent, name)}">`)}
${fields.map(([name, field]) =>
  drawPlainField({
    name,
    field,
    value: writtenIn(sent, name),
    fault: told.get(name)?.[0],
    isFirst: name === first,
    locale,
    t,
  }),
)}
<p class="unseen"><label>${t('form.leaveEmpty')} <input name="website" autocomplete="off" tabindex="-1"></label></p>
<button type="submit">${t('form.again')}</button></form>`;
}

function writtenIn(sent: ReadonlyMap<string, unknown>, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value : value === true ? 'on' : '';
}

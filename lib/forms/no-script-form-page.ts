import type { Translate } from '@/lib/i18n/translate-from';
import type { FormField } from '@/schemas/forms/form-field';
import { type FormName, forms } from '@/schemas/forms/forms';
import { formMetadataNames } from '@/schemas/forms/form-metadata';
import type { Locale } from '@/schemas/locale';
import { renderField } from './draw-plain-field';
import { html, type Markup, markup } from './html';
import { noScriptStyle } from './no-script-style';

export type NoScriptFormPage = {
  locale: Locale;
  t: Translate;
  /** The heading of the page. */
  heading: string;
  /** The URL of the page with the form. */
  formPageUrl: string;
  /** The rejected form with the submitted values and the error messages. */
  rejected?: {
    form: FormName;
    submitted: ReadonlyMap<string, unknown>;
    errors: Readonly<Record<string, readonly string[]>>;
  };
};

/**
 * The response to a rejected form as a page for browsers without JavaScript: what is wrong, and each field
 * with its submitted value
 * and error message. The first field with an error gets the focus.
 */
export function renderNoScriptFormPage({ locale, t, heading, formPageUrl, rejected }: NoScriptFormPage): string {
  const page = html`<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${heading}</title><style>${markup(noScriptStyle)}</style></head>
<body><main><h1 role="alert">${heading}</h1>${rejected && renderForm({ locale, t, formPageUrl, rejected })}
<p><a href="${formPageUrl}">${t('form.back')}</a></p></main></body></html>
`;
  return page.written;
}

/**
 * Context fields that are not repeated: the honeypot, the values of the page's script, whose empty values
 * would have a meaning, and `_page`, which is set separately.
 */
const omittedContextFields = ['website', '_visit', '_waited', '_page'];

type RejectedForm = Pick<NoScriptFormPage, 'locale' | 't' | 'formPageUrl'> & { rejected: NonNullable<NoScriptFormPage['rejected']> };

function renderForm({ locale, t, formPageUrl, rejected: { form, submitted, errors } }: RejectedForm): Markup {
  const fields = Object.entries<FormField>(forms[form]);
  const errorsByField = new Map(Object.entries(errors));
  const first = fields.find(([name]) => errorsByField.has(name))?.[0];
  const contextFields = formMetadataNames.filter((name) => !omittedContextFields.includes(name));
  return html`<form method="post" action="/api/forms/${form}" novalidate>
<input type="hidden" name="_page" value="${formPageUrl}">
${contextFields.map((name) => html`<input type="hidden" name="${name}" value="${submittedValue(submitted, name)}">`)}
${fields.map(([name, field]) =>
  renderField({
    name,
    field,
    value: submittedValue(submitted, name),
    error: errorsByField.get(name)?.[0],
    isFirst: name === first,
    locale,
    t,
  }),
)}
<p class="unseen"><label>${t('form.leaveEmpty')} <input name="website" autocomplete="off" tabindex="-1"></label></p>
<button type="submit">${t('form.again')}</button></form>`;
}

function submittedValue(submitted: ReadonlyMap<string, unknown>, name: string): string {
  const value = submitted.get(name);
  return typeof value === 'string' ? value : value === true ? 'on' : '';
}

import { countryOptionLabel } from '@/lib/i18n/country-option';
import type { Translate } from '@/lib/i18n/translate-from';
import type { FieldKind, FormField } from '@/schemas/forms/form-field';
import { formMetadataNames } from '@/schemas/forms/form-metadata';
import { type FormName, forms } from '@/schemas/forms/forms';
import type { Locale } from '@/schemas/locale';
import { fieldLabel, optionLabel, requirementNote } from './field-labels';
import { html, type Markup, markup } from './html';
import { noScriptStyle } from './no-script-style';

export type NoScriptField = {
  name: string;
  field: FormField;
  /** The submitted value. */
  value: string;
  error: string | undefined;
  /** True for the first field with an error, which gets the focus. */
  isFirst: boolean;
  /** Options from the page, as in `FormControl`. */
  offered: readonly string[];
  locale: Locale;
  t: Translate;
};

/** A field with its label, its submitted value and its error message. */
function renderField(input: NoScriptField): Markup {
  const { name, field, value, error, offered, t } = input;
  if (field.hidden) return html`<input type="hidden" name="${name}" value="${value}">`;
  const isBox = field.kind === 'agreement' || field.kind === 'offer';
  const isTextField = !isBox && field.kind !== 'choice' && field.kind !== 'country' && offered.length === 0;
  const note = isTextField && requirementNote(field, t);
  const label = html`<label for="${name}">${fieldLabel(name, t, field)}${note && ` (${note})`}</label>`;
  const errorMessage = error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`;
  return isBox
    ? html`<div class="field box">${errorMessage}${renderControl(input)} ${label}</div>`
    : html`<div class="field">${label}${errorMessage}${renderControl(input)}</div>`;
}

function renderControl({ name, field, value, error, isFirst, offered, locale, t }: NoScriptField): Markup {
  const { kind, required, autocomplete, maxLength, options = [] } = field;
  const attributes = html`id="${name}" name="${name}"${required && html` required`}${isFirst && html` autofocus`}${
    error !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`
  }${autocomplete !== undefined && html` autocomplete="${autocomplete}"`}`;
  if (kind === 'agreement' || kind === 'offer')
    return html`<input type="checkbox" value="on" ${attributes}${isTicked(value) && html` checked`}>`;
  if (kind === 'text') return html`<textarea rows="6" ${attributes}>\n${value}</textarea>`;
  if (kind === 'choice' || kind === 'country' || offered.length > 0)
    return html`<select ${attributes}><option value="">${t('form.choose')}</option>${(
      offered.length > 0 ? offered : options
    ).map(
      (item) =>
        html`<option value="${item}"${item === value && html` selected`}>${kind === 'country' ? countryOptionLabel(item, locale) : optionLabel(item, t)}</option>`,
    )}</select>`;
  const type = inputTypes[kind] ?? 'text';
  return html`<input type="${type}" value="${value}" ${attributes}${maxLength !== undefined && html` maxlength="${maxLength}"`}>`;
}

const inputTypes: Readonly<Partial<Record<FieldKind, string>>> = {
  ...{ email: 'email', phone: 'tel', password: 'password' },
};

const isTicked = (value: string): boolean => ['on', 'true', '1'].includes(value);

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
    /** Options from the page by field name, for fields without options in the form definition. */
    offered: Readonly<Record<string, readonly string[]>>;
  };
};

/**
 * The response to a rejected form as a page for browsers without JavaScript: a heading with the error, and each field
 * with its submitted value and error message. The first field with an error gets the focus.
 */
export function renderNoScriptFormPage({
  locale,
  t,
  heading,
  formPageUrl,
  rejected,
}: NoScriptFormPage): string {
  const page = html`<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${heading}</title><style>${markup(noScriptStyle)}</style></head>
<body><main><h1 role="alert">${heading}</h1>${rejected && renderForm({ locale, t, formPageUrl, rejected })}
<p><a href="${formPageUrl}">${t('form.back')}</a></p></main></body></html>
`;
  return page.source;
}

/**
 * Context fields that are not repeated: the honeypot, the values of the page's script, whose empty values
 * would have a meaning, and `_page`, which is set separately.
 */
const omittedContextFields = ['website', '_visit', '_waited', '_page'];

type RejectedForm = Pick<NoScriptFormPage, 'locale' | 't' | 'formPageUrl'> & {
  rejected: NonNullable<NoScriptFormPage['rejected']>;
};

function renderForm({ locale, t, formPageUrl, rejected }: RejectedForm): Markup {
  const { form, submitted, errors, offered } = rejected;
  const fields = Object.entries<FormField>(forms[form]).filter(
    // Its options are those of the page; without any, there is nothing to choose.
    ([name]) => name !== 'sitting' || offered.sitting?.length,
  );
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
    value: field.isSecret && !field.hidden ? '' : submittedValue(submitted, name),
    error: errorsByField.get(name)?.[0],
    isFirst: name === first,
    offered: offered[name] ?? [],
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

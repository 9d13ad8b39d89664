import { countryOptionLabel } from '@/lib/i18n/country-option';
import type { Translate } from '@/lib/i18n/translate-from';
import type { FormField } from '@/schemas/forms/form-field';
import type { Locale } from '@/schemas/locale';
import { fieldLabel, optionLabel } from './field-labels';
import { html, type Markup } from './html';

export type NoScriptField = {
  name: string;
  field: FormField;
  /** The submitted value. */
  value: string;
  error: string | undefined;
  /** True for the first field with an error, which gets the focus. */
  isFirst: boolean;
  locale: Locale;
  t: Translate;
};

/** A field with its label, its submitted value and its error message. */
export function renderField(input: NoScriptField): Markup {
  const { name, field, value, error, t } = input;
  if (field.hidden) return html`<input type="hidden" name="${name}" value="${value}">`;
  const isBox = field.kind === 'agreement' || field.kind === 'offer';
  const isTextField = !isBox && field.kind !== 'choice' && field.kind !== 'country';
  const label = html`<label for="${name}">${fieldLabel(name, t)}${!field.required && isTextField && ` (${t('form.optional')})`}</label>`;
  const errorMessage = error !== undefined && html`<p class="fault" id="${name}-fault">${error}</p>`;
  return isBox
    ? html`<div class="field box">${errorMessage}${renderControl(input)} ${label}</div>`
    : html`<div class="field">${label}${errorMessage}${renderControl(input)}</div>`;
}

function renderControl({ name, field, value, error, isFirst, locale, t }: NoScriptField): Markup {
  const { kind, required, autocomplete, most: maxLength, options = [] } = field;
  const attributes = html`id="${name}" name="${name}"${required && html` required`}${isFirst && html` autofocus`}${
    error !== undefined && html` aria-invalid="true" aria-describedby="${name}-fault"`
  }${autocomplete !== undefined && html` autocomplete="${autocomplete}"`}`;
  if (kind === 'agreement' || kind === 'offer')
    return html`<input type="checkbox" value="on" ${attributes}${isTicked(value) && html` checked`}>`;
  if (kind === 'text') return html`<textarea rows="6" ${attributes}>\n${value}</textarea>`;
  if (kind === 'choice' || kind === 'country')
    return html`<select ${attributes}><option value="">${t('form.choose')}</option>${options.map(
      (one) =>
        html`<option value="${one}"${one === value && html` selected`}>${kind === 'country' ? countryOptionLabel(one, locale) : optionLabel(one, t)}</option>`,
    )}</select>`;
  const type = kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : 'text';
  return html`<input type="${type}" value="${value}" ${attributes}${maxLength !== undefined && html` maxlength="${maxLength}"`}>`;
}

const isTicked = (value: string): boolean => ['on', 'true', '1'].includes(value);

import { wordCountry } from '@/lib/i18n/country-option';
import type { Translate } from '@/lib/i18n/translate-from';
import type { FormField } from '@/schemas/forms/form-field';
import type { Locale } from '@/schemas/locale';
import { wordField, wordOption } from './field-words';
import { html, type Markup } from './html';

export type PlainField = {
  name: string;
  field: FormField;
  /** As it was sent. */
  value: string;
  fault: string | undefined;
  /** Whether this is the first to look at. */
  isFirst: boolean;
  locale: Locale;
  t: Translate;
};

/** A field with its label, what was written in it, and what is wrong with that. */
export function drawPlainField(plain: PlainField): Markup {
  const { name, field, value, fault, t } = plain;
  if (field.hidden) return html`<input type="hidden" name="${name}" value="${value}">`;
  const isBox = field.kind === 'agreement' || field.kind === 'offer';
  const isWritten = !isBox && field.kind !== 'choice' && field.kind !== 'country';
  const label = html`<label for="${name}">${wordField(name, t)}${!field.required && isWritten && ` (${t('form.optional')})`}</label>`;
  const told = fault !== undefined && html`<p class="fault" id="${name}-fault">${fault}</p>`;
  return isBox
    ? html`<div class="field box">${told}${drawControl(plain)} ${label}</div>`
    : html`<div class="field">${label}${told}${drawControl(plain)}</div>`;
}

function drawControl({ name, field, value, fault, isFirst, locale, t }: PlainField): Markup {
  const { kind, required, autocomplete, most, options = [] } = field;
  const marks = html`id="${name}" name="${name}"${required && html` required`}${isFirst && html` autofocus`}${
    fault !== undefined && html` aria-invalid="true" aria-describedby="${name}-fault"`
  }${autocomplete !== undefined && html` autocomplete="${autocomplete}"`}`;
  if (kind === 'agreement' || kind === 'offer')
    return html`<input type="checkbox" value="on" ${marks}${isTicked(value) && html` checked`}>`;
  if (kind === 'text') return html`<textarea rows="6" ${marks}>\n${value}</textarea>`;
  if (kind === 'choice' || kind === 'country')
    return html`<select ${marks}><option value="">${t('form.choose')}</option>${options.map(
      (one) =>
        html`<option value="${one}"${one === value && html` selected`}>${kind === 'country' ? wordCountry(one, locale) : wordOption(one, t)}</option>`,
    )}</select>`;
  const type = kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : 'text';
  return html`<input type="${type}" value="${value}" ${marks}${most !== undefined && html` maxlength="${most}"`}>`;
}

const isTicked = (value: string): boolean => ['on', 'true', '1'].includes(value);

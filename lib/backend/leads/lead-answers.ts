import { z } from 'zod';
import { fieldLabel, optionLabel } from '@/lib/forms/field-labels';
import { countryOptionLabel } from '@/lib/i18n/country-option';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { FieldKind, FormField } from '@/schemas/forms/form-field';
import { type FormName, forms } from '@/schemas/forms/forms';
import { formatFigures } from './figure-rows';

/** As stored with a lead; leads from before this field have none. */
const answersSchema = z.record(z.string(), z.unknown()).catch({});

/**
 * The submitted values with their field labels, in the order of the form and in the default locale. Consents
 * are in the ledger.
 */
export function formatAnswers(form: FormName, answers: unknown): [string, string][] {
  const values = answersSchema.parse(answers);
  const t = createTranslate(defaultLocale);
  return Object.entries<FormField>(forms[form]).flatMap(([name, { kind, hidden }]): [string, string][] => {
    const value = values[name];
    if (typeof value !== 'string' || hidden) return [];
    return [[fieldLabel(name, t), formatValue(value, kind)]];
  });
}

/**
 * Also includes values that the page added for the visitor: the requested guide and the figures of the
 * calculator.
 */
export function formatAllAnswers(form: FormName, answers: unknown): [string, string][] {
  const { guide, figures } = answersSchema.parse(answers);
  const t = createTranslate(defaultLocale);
  return [
    ...formatAnswers(form, answers),
    ...(typeof guide === 'string' ? [[fieldLabel('guide', t), guide] satisfies [string, string]] : []),
    ...(typeof figures === 'string' ? formatFigures(figures) : []),
  ];
}

/**
 * Answers that are identical to a field of the lead. The phone number is not listed: the lead stores it in
 * another format.
 */
const leadFieldNames = new Set(['full_name', 'first_name', 'last_name', 'email', 'reason', 'message']);

/** All answers except those that are also fields of the lead. */
export function formatOtherAnswers(form: FormName, answers: unknown): [string, string][] {
  const values = Object.entries(answersSchema.parse(answers));
  return formatAllAnswers(form, Object.fromEntries(values.filter(([name]) => !leadFieldNames.has(name))));
}

function formatValue(value: string, kind: FieldKind): string {
  if (kind === 'country') return countryOptionLabel(value, defaultLocale);
  return kind === 'choice' ? optionLabel(value, createTranslate(defaultLocale)) : value;
}

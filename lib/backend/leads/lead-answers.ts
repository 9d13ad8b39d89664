import { z } from 'zod';
import { fieldLabel, optionLabel } from '@/lib/forms/field-labels';
import { type FormValues, toSubmitted } from '@/lib/forms/parse-form';
import { phoneNameOf, readPhone } from '@/lib/forms/read-phone';
import { countryOptionLabel } from '@/lib/i18n/country-option';
import { formatsOf } from '@/lib/i18n/formats';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import { amountNames, parseFigures } from '@/lib/valuation/parse-figures';
import type { FieldKind, FormField } from '@/schemas/forms/form-field';
import { type LeadFormName, leadForms } from '@/schemas/forms/forms';
import type { Locale } from '@/schemas/locale';

/** The calculator's figures with their labels. Empty figures are omitted. */
export function formatFigures(query: string, locale: Locale = defaultLocale): [string, string][] {
  const fields = new URLSearchParams(query);
  const { trade, figures } = parseFigures(fields);
  const t = createTranslate(locale);
  const { money, number } = formatsOf(locale);
  const { growth, hours, lease, hasProperty } = figures;
  const rows: [string, string | null][] = [
    [t('valuation.trade'), fields.get('industry') || trade || null],
    ...amountNames.map((name): [string, string | null] => {
      const amount = figures[name];
      return [t(`valuation.${name}`), amount ? money(amount) : null];
    }),
    ...(['oneOffs', 'personal'] as const).flatMap((list) =>
      figures[list].map(({ name, amount }): [string, string] => [
        t(`valuation.${list}`),
        `${name} ${money(amount)}`.trim(),
      ]),
    ),
    [t('valuation.property'), hasProperty ? '✓' : null],
    [t('valuation.growth'), growth && t(`valuation.${growth}`)],
    [t('valuation.hours'), hours === null ? null : number(hours)],
    [t('valuation.lease'), lease === null ? null : number(lease)],
  ];
  return rows.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
}

/** The stored answers of a lead; leads from before this field have none. */
const answersSchema = z.record(z.string(), z.unknown()).catch({});

/**
 * The submitted values with their field labels, in the order of the form. Consents are in the ledger.
 */
export function formatAnswers(
  form: LeadFormName,
  answers: unknown,
  locale: Locale = defaultLocale,
): [string, string][] {
  const values = answersSchema.parse(answers);
  const t = createTranslate(locale);
  return Object.entries<FormField>(leadForms[form]).flatMap(
    ([name, { kind, hidden }]): [string, string][] => {
      const value = values[name];
      if (typeof value !== 'string' || hidden) return [];
      // The form submits a country with an empty number, too.
      if (kind === 'country' && !values[phoneNameOf(form) ?? '']) return [];
      return [[fieldLabel(name, t), formatValue(value, kind, locale)]];
    },
  );
}

/**
 * Like `formatAnswers`, with the values that the page adds to the form: the requested guide and the figures of the
 * calculator.
 */
export function formatAllAnswers(form: LeadFormName, answers: unknown): [string, string][] {
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
export function formatOtherAnswers(form: LeadFormName, answers: unknown): [string, string][] {
  const values = Object.entries(answersSchema.parse(answers));
  return formatAllAnswers(form, Object.fromEntries(values.filter(([name]) => !leadFieldNames.has(name))));
}

function formatValue(value: string, kind: FieldKind, locale: Locale): string {
  if (kind === 'country') return countryOptionLabel(value, locale);
  return kind === 'choice' ? optionLabel(value, createTranslate(locale)) : value;
}

/** Contact details of the sender; `phone` is in E.164. */
export type LeadContact = { name: string; email: string | undefined; phone: string | undefined };

/** Reads the contact details; without a name, the email address or the phone number is the name. */
export function readLeadContact(form: LeadFormName, values: FormValues): LeadContact {
  const email = toText(values.email);
  const phone = readPhone(form, toSubmitted(values)) ?? undefined;
  const firstAndLastName = [values.first_name, values.last_name]
    .filter((part) => typeof part === 'string')
    .join(' ');
  const name = toText(values.full_name) || firstAndLastName || email || phone || '';
  return { name, email, phone };
}

export const toText = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

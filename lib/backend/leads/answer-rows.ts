import { z } from 'zod';
import { wordField, wordOption } from '@/lib/forms/field-words';
import { wordCountry } from '@/lib/i18n/country-option';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { FieldKind, FormField } from '@/schemas/forms/form-field';
import { type FormName, forms } from '@/schemas/forms/forms';
import { figureRows } from './figure-rows';

/** As they are kept with a lead; a lead of before has none. */
const answersSchema = z.record(z.string(), z.unknown()).catch({});

/** What was written, in the order of the form and its words, in the network's language; agreements stand in the ledger. */
export function answerRows(form: FormName, answers: unknown): [string, string][] {
  const given = answersSchema.parse(answers);
  const t = createTranslate(defaultLocale);
  return Object.entries<FormField>(forms[form]).flatMap(([name, { kind, hidden }]): [string, string][] => {
    const value = given[name];
    if (typeof value !== 'string' || hidden) return [];
    return [[wordField(name, t), wordValue(value, kind)]];
  });
}

/** All of it, with what the page said for the visitor: the guide that was asked for, and the calculator's figures. */
export function everyAnswer(form: FormName, answers: unknown): [string, string][] {
  const { guide, figures } = answersSchema.parse(answers);
  const t = createTranslate(defaultLocale);
  return [
    ...answerRows(form, answers),
    ...(typeof guide === 'string' ? [[wordField('guide', t), guide] satisfies [string, string]] : []),
    ...(typeof figures === 'string' ? figureRows(figures) : []),
  ];
}

/** Those that a lead has fields of its own for, which say the same word for word; a number is kept there in another form. */
const standsInLead = new Set(['full_name', 'first_name', 'last_name', 'email', 'reason', 'message']);

/** All of it but for what stands in the lead itself. */
export function furtherAnswers(form: FormName, answers: unknown): [string, string][] {
  const given = Object.entries(answersSchema.parse(answers));
  return everyAnswer(form, Object.fromEntries(given.filter(([name]) => !standsInLead.has(name))));
}

function wordValue(value: string, kind: FieldKind): string {
  if (kind === 'country') return wordCountry(value, defaultLocale);
  return kind === 'choice' ? wordOption(value, createTranslate(defaultLocale)) : value;
}

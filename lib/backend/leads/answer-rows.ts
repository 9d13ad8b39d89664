import { z } from 'zod';
import { wordField, wordOption } from '@/lib/forms/field-words';
import { wordCountry } from '@/lib/i18n/country-option';
import { defaultLocale } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { FieldKind, FormField } from '@/schemas/forms/form-field';
import { type FormName, forms } from '@/schemas/forms/forms';

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

function wordValue(value: string, kind: FieldKind): string {
  if (kind === 'country') return wordCountry(value, defaultLocale);
  return kind === 'choice' ? wordOption(value, createTranslate(defaultLocale)) : value;
}

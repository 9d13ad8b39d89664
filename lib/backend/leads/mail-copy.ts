import type { FormValues } from '@/lib/forms/parse-form';
import type { LeadFormName } from '@/schemas/forms/forms';
import type { Locale } from '@/schemas/locale';
import { formatAnswers, formatFigures, toText } from './lead-answers';

/** A web address or a domain in a text, but not the domain of an email address. */
const webAddressPattern =
  /(?:https?:\/\/|www\.)\S+|(?<![@\w.-])(?:[\w-]+\.)+[a-z]{2,}(?![\w@-]|\.\w)(?:\/\S*)?/gi;

/** Longest copy of one answer in a confirmation. */
const MAX_COPY_LENGTH = 1_000;

/**
 * The answers of a form and the figures of the calculator for the confirmation to its sender. Web addresses are left out: anyone can enter any
 * email address, and a confirmation must not carry links to it.
 */
export const formatMailCopy = (form: LeadFormName, values: FormValues, locale: Locale): [string, string][] =>
  [...formatAnswers(form, values, locale), ...formatFigures(toText(values.figures) ?? '', locale)].map(
    ([name, value]) => [name, withoutWebAddresses(value)],
  );

export function withoutWebAddresses(text: string): string {
  const copy = text.replace(webAddressPattern, '[…]');
  return copy.length > MAX_COPY_LENGTH ? `${copy.slice(0, MAX_COPY_LENGTH)}…` : copy;
}

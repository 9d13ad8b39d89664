import { formatPhone } from './format-phone';

/** Formatted phone numbers of the active country by E.164 number; without numbers that stay unchanged. */
export type FormattedPhones = Readonly<Record<string, string>>;

/** Formats every international phone number in these values, at any depth. */
export function formatPhonesIn(values: unknown): FormattedPhones {
  const numbers = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && /^\+\d[\d\s-]{5,30}$/.test(value)) numbers.set(toE164(value), '');
    else if (typeof value === 'object' && value !== null)
      for (const item of Object.values(value)) visit(item);
  };
  visit(values);
  const formatted = [...numbers.keys()].map((number) => [number, formatPhone(number)] as const);
  return Object.fromEntries(formatted.filter(([number, text]) => number !== text));
}

const toE164 = (number: string): string => number.replaceAll(/[\s-]/g, '');

import { formatPhone } from './format-phone';

/** How numbers are written in the country served, by the number as E.164; left out are those that stay as they are. */
export type WrittenPhones = Readonly<Record<string, string>>;

/** Of every phone number with its country that stands anywhere in these values. */
export function writtenPhones(values: unknown): WrittenPhones {
  const found = new Map<string, string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && /^\+\d[\d\s-]{5,30}$/.test(value)) found.set(toE164(value), '');
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one);
  };
  look(values);
  const written = [...found.keys()].map((number) => [number, formatPhone(number)] as const);
  return Object.fromEntries(written.filter(([number, text]) => number !== text));
}

const toE164 = (number: string): string => number.replaceAll(/[\s-]/g, '');

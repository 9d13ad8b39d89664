import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { activeCountry } from '@/lib/i18n/active-country';
import { countries } from '@/lib/i18n/countries/countries';
import { splitPhone } from '@/schemas/copied-text';
import type { CountryCode } from '@/schemas/country';

const phonePattern = /^\+?[\d\s().\-–/]+$/;

/**
 * Normalises a phone number to E.164. Numbers without a country code belong to the active country: in Ghana
 * `024 412 3456`, `+233 (0)24 412 3456`, `00233…` and `244123456` all become `+233244123456`.
 * Accepts what address books add. An extension is no part of E.164 and left out.
 * @returns null when it is no valid number.
 */
export function normalisePhone(input: string, country: CountryCode = activeCountry): string | null {
  const { number: trimmed } = splitPhone(input);
  if (!phonePattern.test(trimmed)) return null;
  const { iso } = countries[country];
  // The international prefix differs by country, but `00` is in common use everywhere.
  const international = trimmed.replace(/^00/, '+');
  const number = parsePhoneNumberFromString(international, { defaultCountry: iso, extract: false });
  return number?.isValid() ? number.number : null;
}

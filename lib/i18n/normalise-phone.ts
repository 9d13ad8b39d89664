import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { activeCountry } from '@/lib/i18n/active-country';
import { countries } from '@/lib/i18n/countries/countries';
import type { CountryCode } from '@/schemas/country';

const likeANumber = /^\+?[\d\s().\-–/]+$/;

/**
 * A phone number as people write it, in E.164. Numbers without a country are of the active one: in Ghana `024 412 3456`,
 * `+233 (0)24 412 3456`, `00233…` and `244123456` all become `+233244123456`.
 * @returns null when it cannot be a number.
 */
export function normalisePhone(written: string, country: CountryCode = activeCountry): string | null {
  const trimmed = written.trim();
  if (!likeANumber.test(trimmed)) return null;
  const { iso } = countries[country];
  // The prefix of a call abroad differs by country, and people write this one everywhere.
  const international = trimmed.replace(/^00/, '+');
  const number = parsePhoneNumberFromString(international, { defaultCountry: iso, extract: false });
  return number?.isValid() ? number.number : null;
}

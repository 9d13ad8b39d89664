import { activeCountry } from '@/lib/i18n/active-country';
import { countries } from '@/lib/i18n/countries/countries';
import type { CountryCode } from '@/schemas/country';

const digital = /^([A-Z][A-Z0-9])[\s-]?(\d{3,5})[\s-]?(\d{4})$/;

/**
 * A postal code in the notation of its country, from any common notation; in Ghana a GhanaPost address such
 * as `GA-183-8164`. Null when it is invalid.
 */
export function toPostalCode(input: string | null, country: CountryCode = activeCountry): string | null {
  const code = (input ?? '').trim().toUpperCase();
  if (country === 'GH') return digital.exec(code)?.slice(1).join('-') ?? null;
  return countries[country].postalCode.form.test(code) ? code : null;
}

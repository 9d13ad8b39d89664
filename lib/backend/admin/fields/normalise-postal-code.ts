import { activeCountry } from '@/lib/i18n/active-country';
import { countries } from '@/lib/i18n/countries/countries';
import type { CountryCode } from '@/schemas/country';
import { normaliseDigitalAddress } from '@/schemas/digital-address';

const foreignFormat = /^[A-Z0-9][A-Z0-9 .-]{1,19}$/;

/**
 * Normalises a postal code to upper case and validates its format for offices in the network's country; in
 * Ghana, the code is a digital address such as `GA-183-8164`. Does not check whether the code exists.
 * @returns null when the format is invalid.
 */
export function normalisePostalCode(
  input: string,
  country: CountryCode,
  networkCountry: CountryCode = activeCountry,
): string | null {
  if (country === 'GH') return normaliseDigitalAddress(input);
  const code = input.trim().toUpperCase();
  const format = country === networkCountry ? countries[country].postalCode.form : foreignFormat;
  return format.test(code) ? code : null;
}

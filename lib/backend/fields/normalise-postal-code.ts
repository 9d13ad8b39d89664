import { activeCountry } from '@/lib/i18n/active-country';
import { countries } from '@/lib/i18n/countries/countries';
import type { CountryCode } from '@/schemas/country';
import { normaliseDigitalAddress } from '@/schemas/digital-address';

const foreign = /^[A-Z0-9][A-Z0-9 .-]{1,19}$/;

/**
 * A postal code in capitals; where the network stands in the form of its country, in Ghana a digital address, as `GA-183-8164`.
 * @returns null when it is not one. Its form is checked, not whether the place exists.
 */
export function normalisePostalCode(
  written: string,
  country: CountryCode,
  active: CountryCode = activeCountry,
): string | null {
  if (country === 'GH') return normaliseDigitalAddress(written);
  const code = written.trim().toUpperCase();
  const form = country === active ? countries[country].postalCode.form : foreign;
  return form.test(code) ? code : null;
}

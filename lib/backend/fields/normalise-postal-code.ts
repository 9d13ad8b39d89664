import { countries } from '@/lib/i18n/countries/countries';
import type { CountryCode } from '@/schemas/country';
import { normaliseDigitalAddress } from './normalise-digital-address';

/**
 * A postal code in the form of its country, in capitals; in Ghana a digital address, as `GA-183-8164`.
 * @returns null when it is not one. Its form is checked, not whether the place exists.
 */
export function normalisePostalCode(written: string, country: CountryCode): string | null {
  if (country === 'GH') return normaliseDigitalAddress(written);
  const code = written.trim().toUpperCase();
  return countries[country].postalCode.form.test(code) ? code : null;
}

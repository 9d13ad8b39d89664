import { type CountryCode, countryCodeSchema, countryCodes } from '../../schemas/country.ts';

/**
 * Parses a country code of the API contract; Ghana when it is empty or undefined.
 * @throws a one-line error when the code is unknown.
 */
export function readCountry(code: string | undefined): CountryCode {
  if (!code) return 'GH';
  const parsed = countryCodeSchema.safeParse(code);
  if (parsed.success) return parsed.data;
  throw new Error(`COUNTRY: "${code}" is not one of ${countryCodes.join(', ')}`);
}

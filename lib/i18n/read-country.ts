import { type CountryCode, countryCodeSchema, countryCodes } from '../../schemas/country.ts';

/**
 * The country of a code of the contract; Ghana when it is empty or left out.
 * @throws in one line when there is no such country.
 */
export function readCountry(code: string | undefined): CountryCode {
  if (!code) return 'GH';
  const parsed = countryCodeSchema.safeParse(code);
  if (parsed.success) return parsed.data;
  throw new Error(`COUNTRY: "${code}" is not one of ${countryCodes.join(', ')}`);
}

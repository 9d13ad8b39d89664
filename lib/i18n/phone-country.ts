import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { activeCountry } from '@/lib/i18n/active-country';
import { countries } from '@/lib/i18n/countries/countries';
import { type CountryCode, countryCodes } from '@/schemas/country';
import { dialCodes } from './dial-codes';

/**
 * Whose a number in E.164 is: one of the countries that the network knows, where that has such numbers, and among those of one dial code the one that was chosen; else
 * as ISO calls it, or the chosen one where a number is of no country.
 */
export function phoneCountry(
  phone: string,
  chosen: CountryCode = activeCountry,
): { country: string; dialCode: string } {
  const number = parsePhoneNumberFromString(phone);
  if (!number) return { country: chosen, dialCode: dialCodes[chosen] };
  const dialCode = `+${number.countryCallingCode}`;
  const own = countryCodes.find((code) => countries[code].iso === number.country);
  const near = [chosen, ...countryCodes].find((code) => dialCodes[code] === dialCode);
  return { country: own ?? near ?? number.country ?? chosen, dialCode };
}

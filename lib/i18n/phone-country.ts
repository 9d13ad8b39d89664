import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { activeCountry } from '@/lib/i18n/active-country';
import { countries } from '@/lib/i18n/countries/countries';
import { type CountryCode, countryCodes } from '@/schemas/country';
import { dialCodes } from './dial-codes';

/**
 * The country of an E.164 number: a country of the network whose number it is; otherwise one with the same
 * dial code, preferably the chosen one; otherwise the ISO code, or the chosen country for numbers without a
 * country.
 */
export function phoneCountry(
  phone: string,
  chosen: CountryCode = activeCountry,
): { country: string; dialCode: string } {
  const number = parsePhoneNumberFromString(phone);
  if (!number) return { country: chosen, dialCode: dialCodes[chosen] };
  const dialCode = `+${number.countryCallingCode}`;
  const networkCountry = countryCodes.find((code) => countries[code].iso === number.country);
  const sameDialCode = [chosen, ...countryCodes].find((code) => dialCodes[code] === dialCode);
  return { country: networkCountry ?? sameDialCode ?? number.country ?? chosen, dialCode };
}

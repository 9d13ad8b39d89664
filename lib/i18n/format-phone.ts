import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from '@/schemas/country';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';

/** As the country writes its own numbers, as `024 412 3456` in Ghana, and others with their country. Takes E.164; what is none stays. */
export function formatPhone(e164: string, country: CountryCode = activeCountry): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number?.isValid()) return e164;
  const isOwn = number.countryCallingCode === getCountryCallingCode(countries[country].iso);
  return isOwn ? number.formatNational() : number.formatInternational();
}

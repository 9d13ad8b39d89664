import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from '@/schemas/country';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';

/**
 * Formats an E.164 number: national format for the country's own numbers, such as `024 412 3456` in Ghana,
 * otherwise international. Invalid numbers are returned unchanged.
 */
export function formatPhone(e164: string, country: CountryCode = activeCountry): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number?.isValid()) return e164;
  const isNational = number.countryCallingCode === getCountryCallingCode(countries[country].iso);
  return isNational ? number.formatNational() : number.formatInternational();
}

import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';
import { countryInSentence } from './country-name';
import type { Translate } from './translate-from';

/**
 * Where a country's head office is, in words; without an address, that it has offices all over (spec section 9).
 * @param t the words of the language in that country: given, since whoever draws a page knows those of its own only.
 */
export function headOffice(t: Translate, locale: Locale, country: CountryCode = activeCountry): string {
  const { officeAddress } = countries[country];
  if (officeAddress) return officeAddress;
  return t('country.officesAcross', { country: countryInSentence(country, locale) });
}

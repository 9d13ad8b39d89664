import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';
import { countryInSentence } from './country-name';
import type { Translate } from './translate-from';

/**
 * The address of a country's head office; without one, a sentence that it has offices everywhere (spec
 * section 9).
 * @param t the messages of the country's language; a parameter, because pages load only the messages of
 * their own language.
 */
export function headOffice(t: Translate, locale: Locale, country: CountryCode = activeCountry): string {
  const { officeAddress } = countries[country];
  if (officeAddress) return officeAddress;
  return t('country.officesAcross', { country: countryInSentence(country, locale) });
}

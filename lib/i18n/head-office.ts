import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { activeCountry } from './active-country';
import { countries } from './countries/countries';
import { countryName } from './country-name';
import { createTranslate } from './translate';

/** Where a country's head office is, in words; without an address, that it has offices all over (spec section 9). */
export function headOffice(locale: Locale, country: CountryCode = activeCountry): string {
  const { officeAddress } = countries[country];
  if (officeAddress) return officeAddress;
  const t = createTranslate(locale, country);
  return t('country.officesAcross', { country: countryName(country, locale) });
}

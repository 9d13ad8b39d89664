import { countries } from '@/lib/i18n/countries/countries';
import { countryLimits } from '@/lib/i18n/country-limits';
import { countryName } from '@/lib/i18n/country-name';
import { headOffice } from '@/lib/i18n/head-office';
import { createTranslate } from '@/lib/i18n/translate';
import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';

export type OfferedCountry = {
  code: CountryCode;
  name: string;
  address: string;
  href: string;
  officesHref: string | null;
  current: boolean;
};

/** The countries that the active one links to, in its order, with names in the language of the page. */
export function toCountries(active: CountryCode, locale: Locale): OfferedCountry[] {
  const { flags } = countryLimits(active);
  return countries[active].selector.map((code) => {
    const { site, locationPath, hasLocationList } = countries[code];
    return {
      code,
      name: countryName(code, locale),
      address: headOffice(createTranslate(locale, code), locale, code),
      href: site,
      officesHref: hasLocationList ? `${site}/${locationPath}` : null,
      current: flags[code],
    };
  });
}

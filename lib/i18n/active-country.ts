import { type CountryCode, type CountryValues, countryCodeSchema } from './countries';
import { countryValues } from './country-values';

/** The country this build serves (spec section 9). */
export const activeCountry = 'GH' satisfies CountryCode;
export const activeCountryValues: CountryValues = countryValues[activeCountry];

/** Which country is served, and one flag per country (spec section 3, country limits). */
export const countryLimits: { active: CountryCode; flags: Readonly<Record<CountryCode, boolean>> } = {
  active: activeCountry,
  flags: {
    US: false,
    CA: false,
    FR: false,
    IE: false,
    JP: false,
    SG: false,
    ZA: false,
    UAE: false,
    UK: false,
    VN: false,
    GH: true,
    ES: false,
    MX: false,
    PR: false,
  },
};

/** The names a country selector offers, the country's own first; Puerto Rico offers none. */
export function selectableCountries(own: CountryCode): string[] {
  if (own === 'PR') return [];
  const others = countryCodeSchema.options.filter((code) => code !== own);
  return [own, ...others].map((code) => countryValues[code].name);
}

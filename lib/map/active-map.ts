import { activeCountry } from '@/lib/i18n/active-country';
import type { CountryMap } from './country-map';
import { maps } from './generated/maps';
import { mappedCountries } from './mapped-countries';

/** The drawing of the country that is served. */
export const activeMap: CountryMap = maps[activeCountry];
export const { towns: activeTowns, sea: activeSea } = mappedCountries[activeCountry];

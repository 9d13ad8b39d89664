import { activeCountry } from '@/lib/i18n/active-country';
import { maps } from './generated/maps';
import { mappedCountries } from './mapped-countries';
import type { ShownMap } from './shown-map';
import { readTileSource } from './tile-source';

const { towns, sea } = mappedCountries[activeCountry];

/** The map of the country that is served: for whoever makes a page, whose views get it from the page. */
export const activeMap: ShownMap = {
  ...maps[activeCountry],
  towns,
  ...(sea && { sea }),
  streets: readTileSource(),
};

import { activeCountry } from '@/lib/i18n/active-country';
import { maps } from './generated/maps';
import type { LabelledMap } from './labelled-map';
import { mapDefinitions } from './map-definitions';
import { readTileSource } from './tile-source';

const { towns, sea } = mapDefinitions[activeCountry];

/** The map of the active country, for the server; views get it from the page context. */
export const activeMap: LabelledMap = {
  ...maps[activeCountry],
  towns,
  ...(sea && { sea }),
  streets: readTileSource(),
};

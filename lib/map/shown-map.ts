import type { CountryMap } from './country-map';
import type { NamedSpot } from './mapped-country';
import type { TileSource } from './tile-source';

/** A drawn country with the names that stand on it for orientation, and where its streets come from, if they are shown. */
export type ShownMap = CountryMap & {
  towns: readonly NamedSpot[];
  sea?: NamedSpot;
  streets: TileSource | null;
};

import type { CountryMap } from './country-map';
import type { NamedLocation } from './map-definition';
import type { TileSource } from './tile-source';

/** A country map with town and sea names for orientation, and the source of its street tiles, if enabled. */
export type LabelledMap = CountryMap & {
  towns: readonly NamedLocation[];
  sea?: NamedLocation;
  streets: TileSource | null;
};

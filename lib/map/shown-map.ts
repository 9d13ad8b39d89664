import type { CountryMap } from './country-map';
import type { NamedSpot } from './mapped-country';

/** A drawn country with the names that stand on it for orientation. */
export type ShownMap = CountryMap & { towns: readonly NamedSpot[]; sea?: NamedSpot };

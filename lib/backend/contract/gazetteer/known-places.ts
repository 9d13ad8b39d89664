import { northernTowns } from '@/lib/backend/contract/gazetteer/northern-towns';
import { type GazetteerPlace, definePlace } from '@/lib/backend/contract/gazetteer/gazetteer-place';
import { regionPlaces } from '@/lib/backend/contract/gazetteer/regions';
import { southernTowns } from '@/lib/backend/contract/gazetteer/ghana-places';
import { mapDefinitions } from '@/lib/map/map-definitions';
import type { CountryCode } from '@/schemas/country';

/**
 * The places of a country, of which the first with a name wins: for Ghana its towns and regions, for other
 * countries the towns of their map.
 */
export function gazetteerOf(country: CountryCode): readonly GazetteerPlace[] {
  if (country === 'GH') return [...southernTowns, ...northernTowns, ...regionPlaces];
  return mapDefinitions[country].towns.map(({ name, latitude, longitude }) =>
    definePlace(name, latitude, longitude),
  );
}

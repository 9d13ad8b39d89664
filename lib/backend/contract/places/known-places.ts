import { northernTowns } from '@/lib/backend/contract/places/northern-towns';
import { type Place, place } from '@/lib/backend/contract/places/place';
import { regionPlaces } from '@/lib/backend/contract/places/regions';
import { southernTowns } from '@/lib/backend/contract/places/southern-towns';
import { mappedCountries } from '@/lib/map/mapped-countries';
import type { CountryCode } from '@/schemas/country';

/** What is known of a country, the first of a name wins: of Ghana its towns and regions, of another the towns on its map. */
export function knownPlaces(country: CountryCode): readonly Place[] {
  if (country === 'GH') return [...southernTowns, ...northernTowns, ...regionPlaces];
  return mappedCountries[country].towns.map(({ name, latitude, longitude }) =>
    place(name, latitude, longitude),
  );
}

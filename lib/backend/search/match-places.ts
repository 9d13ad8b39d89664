import { createLocationsMask } from '@/lib/backend/search/filter-listings';
import { createSetFromMask, type IdSet } from '@/lib/backend/search/id-set';
import type { SearchIndex } from '@/lib/backend/search/search-index';
import { filterSpotsWithin, spotKeyOf } from '@/lib/backend/search/spots';
import type { SearchedPlace } from '@/lib/places/find-in-search';
import { normaliseName } from '@/lib/places/normalise-name';

/** How far from a place listings are near it, and how far when there is none at the place itself. */
const nearbyKm = { region: 0, town: 25, quarter: 8, point: 10 } as const;
const widerKm = { region: 0, town: 0, quarter: 6, point: 40 } as const;

const sizeOf = ({ place: { kind } }: SearchedPlace): keyof typeof nearbyKm =>
  kind === 'region' || kind === 'town' || kind === 'quarter' ? kind : 'point';

/** The name under which texts mention a place; null for a code or coordinates. */
export const getMentionedName = (searched: SearchedPlace): string | null =>
  sizeOf(searched) === 'point' ? null : searched.place.name;

const isEmpty = (set: IdSet): boolean => set.every((word) => word === 0);

/** The listings at a place. `isWidened`: there are none, and these are the ones around it, if any. */
type ListingsAtPlace = { matches: IdSet; isWidened: boolean };

/** The listings in a region, not those of other regions whose names contain the same word; null when it has another name. */
function findInRegion({ listings, locations }: SearchIndex, name: string): IdSet | null {
  const regions = locations.regions.filter(({ label }) => normaliseName(label) === normaliseName(name));
  if (regions.length === 0) return null;
  const mask = createLocationsMask(listings, { regions: regions.map(({ value }) => value) });
  return createSetFromMask(listings.columns.places, mask);
}

/**
 * Adds the listings at a place to those that mention it: those of a town and its quarters, of a quarter, or near a point.
 * Where there are none, those around a quarter or point.
 */
export function addListingsAt(
  index: SearchIndex,
  searched: SearchedPlace,
  mentioned: IdSet,
): ListingsAtPlace {
  const { listings, spots } = index;
  const { place, isNear } = searched;
  const size = sizeOf(searched);
  const column = listings.columns.places;
  const inRegion = size === 'region' ? findInRegion(index, place.name) : null;
  if (inRegion) return { matches: inRegion, isWidened: isEmpty(inRegion) };
  const around = (radiusKm: number) => (radiusKm > 0 ? filterSpotsWithin(spots, place, radiusKm) : []);
  const at = {
    cities: size === 'town' ? [place.name, ...place.twins] : [],
    spots: [spotKeyOf(place), ...(isNear || size === 'point' ? around(nearbyKm[size]) : [])],
  };
  const found = union(mentioned, createSetFromMask(column, createLocationsMask(listings, at)));
  if (!isEmpty(found)) return { matches: found, isWidened: false };
  const wider = createSetFromMask(column, createLocationsMask(listings, { spots: around(widerKm[size]) }));
  return { matches: wider, isWidened: true };
}

const union = (one: IdSet, other: IdSet): IdSet => one.map((word, index) => word | (other[index] ?? 0));

import type { Followed } from '@/lib/backend/contract/search/follow-listings';
import {
  type Family,
  families,
  familyOf,
  type Group,
  placeOf,
  type ValueGroup,
} from '@/lib/backend/contract/search/groups';
import type { HeldListings } from '@/lib/backend/contract/search/held-listings';
import { placesNear } from '@/lib/backend/contract/search/places';
import { listingFlags, type ReadSearch } from '@/lib/backend/contract/search/read-search';

/** By the numbers in the column of a family 1 for the sets of values that fit; 0 for all others, and for what is not in public. */
export type Marks = Uint8Array;

type Fits = (value: number) => boolean;

const mark = (listings: HeldListings, family: Family, fits: (set: readonly number[]) => boolean): Marks =>
  Uint8Array.from(listings.families[family].sets, (set, code) => Number(code > 0 && fits(set)));

export const markPublic = (listings: HeldListings): Marks => mark(listings, 'traits', () => true);

/** Those that have one of the values of a group, or each of these flags. */
export function markChosen(
  { listings, places }: Followed,
  group: Group,
  chosen: readonly string[],
): { family: Family; marks: Marks } {
  const family = familyOf(group);
  const place = placeOf(group);
  const ofRegions = () =>
    places.regions.filter(({ slug }) => chosen.includes(slug)).map(({ value }) => value);
  const fits =
    group === 'flags'
      ? fitsFlags(chosen)
      : fitsValues(listings, group, group === 'regions' ? ofRegions() : chosen);
  return { family, marks: mark(listings, family, (set) => fits(set[place] ?? 0)) };
}

/** Those in a district whose middle is near. */
export const markNear = ({ listings, places }: Followed, near: NonNullable<ReadSearch['near']>): Marks =>
  markPlaces(listings, {
    regions: [],
    districts: placesNear(places.districts, near).map(({ value }) => value),
  });

/** Those in one of these regions or districts. */
export function markPlaces(
  listings: HeldListings,
  named: Readonly<Record<'regions' | 'districts', readonly string[]>>,
): Marks {
  const fits = families.places.map((group) => fitsValues(listings, group, named[group]));
  return mark(listings, 'places', (set) => set.some((value, place) => fits[place]?.(value)));
}

function fitsValues({ codes }: HeldListings, group: ValueGroup, values: readonly string[]): Fits {
  const wanted = new Set(values.map((value) => codes[group].get(value)));
  return (value) => wanted.has(value);
}

/** A listing fits that has every flag. */
function fitsFlags(chosen: readonly string[]): Fits {
  const wanted = listingFlags.reduce(
    (sum, flag, place) => (chosen.includes(flag) ? sum | (1 << place) : sum),
    0,
  );
  return (flags) => (flags & wanted) === wanted;
}

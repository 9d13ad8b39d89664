import type { SearchIndex } from '@/lib/backend/search/search-index';
import {
  type ColumnFamily,
  columnFamilies,
  familyOf,
  type FacetGroup,
  positionInFamily,
  type ValueGroup,
} from '@/lib/backend/search/facet-groups';
import type { ListingIndex } from '@/lib/backend/search/listing-index';
import { locationsWithin } from '@/lib/backend/search/search-locations';
import { listingFlags, type ParsedSearch } from '@/lib/backend/search/parse-search';

/**
 * By the codes of a column family: 1 for value sets that match, 0 for the others and for listings that are
 * not public.
 */
export type CodeMask = Uint8Array;

type ValuePredicate = (value: number) => boolean;

const createMask = (listings: ListingIndex, family: ColumnFamily, fits: (set: readonly number[]) => boolean): CodeMask =>
  Uint8Array.from(listings.families[family].sets, (set, code) => Number(code > 0 && fits(set)));

export const maskPublic = (listings: ListingIndex): CodeMask => createMask(listings, 'traits', () => true);

/** Matches listings with one of the selected values of a group, or with all of the selected flags. */
export function maskSelected(
  { listings, locations }: SearchIndex,
  group: FacetGroup,
  selected: readonly string[],
): { family: ColumnFamily; mask: CodeMask } {
  const family = familyOf(group);
  const position = positionInFamily(group);
  const regionIds = () =>
    locations.regions.filter(({ slug }) => selected.includes(slug)).map(({ value }) => value);
  const fits =
    group === 'flags'
      ? matchesAllFlags(selected)
      : matchesAnyValue(listings, group, group === 'regions' ? regionIds() : selected);
  return { family, mask: createMask(listings, family, (set) => fits(set[position] ?? 0)) };
}

/** Matches listings in a district whose centre is within the circle. */
export const maskNear = ({ listings, locations }: SearchIndex, near: NonNullable<ParsedSearch['near']>): CodeMask =>
  maskLocations(listings, {
    regions: [],
    districts: locationsWithin(locations.districts, near).map(({ value }) => value),
  });

/** Matches listings in one of these regions or districts. */
export function maskLocations(
  listings: ListingIndex,
  locations: Readonly<Record<'regions' | 'districts', readonly string[]>>,
): CodeMask {
  const fits = columnFamilies.places.map((group) => matchesAnyValue(listings, group, locations[group]));
  return createMask(listings, 'places', (set) => set.some((value, position) => fits[position]?.(value)));
}

function matchesAnyValue({ codes }: ListingIndex, group: ValueGroup, values: readonly string[]): ValuePredicate {
  const selectedCodes = new Set(values.map((value) => codes[group].get(value)));
  return (value) => selectedCodes.has(value);
}

/** Matches listings that have every selected flag. */
function matchesAllFlags(selected: readonly string[]): ValuePredicate {
  const requiredFlags = listingFlags.reduce(
    (sum, flag, position) => (selected.includes(flag) ? sum | (1 << position) : sum),
    0,
  );
  return (flags) => (flags & requiredFlags) === requiredFlags;
}

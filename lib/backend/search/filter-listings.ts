import {
  type ColumnFamily,
  columnFamilies,
  type FacetGroup,
  facetGroups,
  familyOf,
  getPositionInFamily,
  getSelectedValues,
  type ValueGroup,
} from '@/lib/backend/search/facet-groups';
import {
  createOwnerSet,
  createSetFromMask,
  type IdSet,
  intersect,
  listIds,
  retainInRange,
  subtract,
} from '@/lib/backend/search/id-set';
import { figures, type ListingIndex } from '@/lib/backend/search/listing-index';
import { listingFlags, type ParsedSearch } from '@/lib/backend/search/parse-search';
import { updateLru } from '@/lib/backend/search/search-cache';
import type { SearchIndex } from '@/lib/backend/search/search-index';
import { filterLocationsWithin } from '@/lib/backend/search/search-locations';
import type { TermSets } from '@/lib/backend/search/term-sets';

/**
 * Mask by the codes of a column family: 1 for value sets that match, 0 for the others and for listings that are
 * not public.
 */
export type CodeMask = Uint8Array;

type ValuePredicate = (value: number) => boolean;

const createMask = (
  listings: ListingIndex,
  family: ColumnFamily,
  predicate: (set: readonly number[]) => boolean,
): CodeMask =>
  Uint8Array.from(listings.families[family].sets, (set, code) => Number(code > 0 && predicate(set)));

const createPublicMask = (listings: ListingIndex): CodeMask => createMask(listings, 'traits', () => true);

/** Matches listings with one of the selected values of a group, or with all of the selected flags. */
function createSelectedMask(
  { listings, locations }: SearchIndex,
  group: FacetGroup,
  selected: readonly string[],
): { family: ColumnFamily; mask: CodeMask } {
  const family = familyOf(group);
  const position = getPositionInFamily(group);
  const regionIds = () =>
    locations.regions.filter(({ slug }) => selected.includes(slug)).map(({ value }) => value);
  const predicate =
    group === 'flags'
      ? createAllFlagsPredicate(selected)
      : createAnyValuePredicate(listings, group, group === 'regions' ? regionIds() : selected);
  return { family, mask: createMask(listings, family, (set) => predicate(set[position] ?? 0)) };
}

/** Matches listings in a district whose centre is within the circle. */
const createNearbyMask = (
  { listings, locations }: SearchIndex,
  near: NonNullable<ParsedSearch['near']>,
): CodeMask =>
  createLocationsMask(listings, {
    districts: filterLocationsWithin(locations.districts, near).map(({ value }) => value),
  });

type Locations = Readonly<Partial<Record<(typeof columnFamilies.places)[number], readonly string[]>>>;

/** Matches listings in one of these regions, districts, towns or places. */
export function createLocationsMask(listings: ListingIndex, locations: Locations): CodeMask {
  const predicates = columnFamilies.places.map((group) =>
    createAnyValuePredicate(listings, group, locations[group] ?? []),
  );
  return createMask(listings, 'places', (set) =>
    set.some((value, position) => predicates[position]?.(value)),
  );
}

function createAnyValuePredicate(
  { codes }: ListingIndex,
  group: ValueGroup,
  values: readonly string[],
): ValuePredicate {
  const selectedCodes = new Set(values.map((value) => codes[group].get(value)));
  return (value) => selectedCodes.has(value);
}

/** Matches listings that have every selected flag. */
function createAllFlagsPredicate(selected: readonly string[]): ValuePredicate {
  const requiredFlags = listingFlags.reduce(
    (sum, flag, position) => (selected.includes(flag) ? sum | (1 << position) : sum),
    0,
  );
  return (flags) => (flags & requiredFlags) === requiredFlags;
}

type FilterConditions = {
  search: ParsedSearch;
  terms: readonly TermSets[];
  owners: { office?: number | undefined; agent?: number | undefined };
};

/** The listings that match, and those that would match if the selection of one group were ignored. */
export type FilterResult = {
  matches: IdSet;
  /** The ids of the latter. The array is reused by the next call (`listIds`). */
  idsWithout: (group: FacetGroup) => Uint32Array;
};

/** Limit of the cache: of a million listings 256 sets take 32 megabytes. */
const MAX_CACHED_SETS = 256;

/** Reused by every search; safe because a search uses it synchronously. */
let scratchSet: IdSet = new Uint32Array(0);

/** Filters with sets that are cached by condition, except for ranges and words, which rarely repeat. */
export function filterListings(
  index: SearchIndex,
  { search, terms, owners }: FilterConditions,
): FilterResult {
  const { listings, sets } = index;
  const cachedSet = (key: readonly unknown[], find: () => IdSet) =>
    updateLru(sets, JSON.stringify(key), (cached) => cached ?? find(), MAX_CACHED_SETS);
  const rest = cachedSet(['public'], () =>
    createSetFromMask(listings.columns.traits, createPublicMask(listings)),
  ).slice();
  for (const owner of ['office', 'agent'] as const) {
    const id = owners[owner];
    if (id !== undefined)
      intersect(
        rest,
        cachedSet([owner, id], () => createOwnerSet(listings.columns[owner], id)),
      );
  }
  const { near } = search;
  if (near)
    intersect(
      rest,
      cachedSet(['near', near], () =>
        createSetFromMask(listings.columns.places, createNearbyMask(index, near)),
      ),
    );
  for (const { isIncluded, matches } of terms) (isIncluded ? intersect : subtract)(rest, matches);
  // Ranges come last, when few listings are left.
  for (const figure of figures) {
    const { min, max } = search[figure];
    if (min === null && max === null) continue;
    retainInRange(
      rest,
      listings.columns[figure],
      min ?? Number.NEGATIVE_INFINITY,
      max ?? Number.POSITIVE_INFINITY,
    );
  }
  return intersectGroups(rest, createGroupSets(index, search, cachedSet));
}

type SetLookup = (key: readonly unknown[], find: () => IdSet) => IdSet;

/** The set of each group with a selected value. */
function createGroupSets(
  index: SearchIndex,
  search: ParsedSearch,
  cachedSet: SetLookup,
): Map<FacetGroup, IdSet> {
  const selected = getSelectedValues(search);
  const activeGroups = facetGroups.filter((group) => selected[group].length > 0);
  return new Map(
    activeGroups.map((group) => {
      const find = () => {
        const { family, mask } = createSelectedMask(index, group, selected[group]);
        return createSetFromMask(index.listings.columns[family], mask);
      };
      return [group, cachedSet([group, selected[group]], find)];
    }),
  );
}

function intersectGroups(rest: IdSet, setsByGroup: ReadonlyMap<FacetGroup, IdSet>): FilterResult {
  const matches = rest.slice();
  for (const set of setsByGroup.values()) intersect(matches, set);
  const idsWithout = (ignored: FacetGroup) => {
    if (scratchSet.length !== rest.length) scratchSet = new Uint32Array(rest.length);
    scratchSet.set(rest);
    for (const [group, set] of setsByGroup) if (group !== ignored) intersect(scratchSet, set);
    return listIds(scratchSet);
  };
  return { matches, idsWithout };
}

import {
  type ColumnFamily,
  columnFamilies,
  type FacetCounts,
  type FacetGroup,
  facetGroups,
  familyNames,
  familyOf,
  getPositionInFamily,
  getSelectedValues,
  MAX_FACETS,
  mapGroups,
  type ValueGroup,
} from '@/lib/backend/search/facet-groups';
import type { ListingIndex } from '@/lib/backend/search/listing-index';
import { listingFlags, type ParsedSearch } from '@/lib/backend/search/parse-search';
import type { SearchIndex } from '@/lib/backend/search/search-index';
import type { SearchLocation } from '@/lib/backend/search/search-locations';
import type { SearchFacets } from '@/lib/backend/search/search-result';
import type { Vocabulary } from '@/lib/backend/search/vocabulary';
import { formatLocation } from '@/lib/places/format-location';
import { listingKindSchema, listingStatusSchema } from '@/schemas/listing';

type SelectedValues = Readonly<Record<FacetGroup, readonly string[]>>;

/**
 * Groups without a selected value are counted in the result itself. `ids` is read before the first call of
 * `idsWithout`, which may overwrite it.
 */
export function countFacets(
  listings: ListingIndex,
  { ids, idsWithout }: { ids: Uint32Array; idsWithout: (group: FacetGroup) => Uint32Array },
  selected: SelectedValues,
): FacetCounts {
  const counts = mapGroups(
    (group) => new Uint32Array(group === 'flags' ? 1 << listingFlags.length : listings.codes[group].size + 1),
  );
  const isUnfiltered = (group: FacetGroup): boolean => group === 'flags' || selected[group].length === 0;
  for (const family of familyNames) {
    const setCounts = countCodes(listings.columns[family], ids, listings.families[family].sets.length);
    for (const group of columnFamilies[family])
      if (isUnfiltered(group)) addSetCounts(counts[group], listings, group, setCounts);
  }
  for (const group of facetGroups) {
    if (isUnfiltered(group)) continue;
    const family = familyOf(group);
    const setCounts = countCodes(
      listings.columns[family],
      idsWithout(group),
      listings.families[family].sets.length,
    );
    addSetCounts(counts[group], listings, group, setCounts);
  }
  return counts;
}

/** Adds the counts of a family's value sets to the counts of a group's values. */
function addSetCounts(
  counts: Uint32Array,
  { families: familyCodes }: ListingIndex,
  group: FacetGroup,
  setCounts: Uint32Array,
): void {
  const family = familyOf(group);
  const position = getPositionInFamily(group);
  for (let code = 0; code < setCounts.length; code += 1) {
    const value = familyCodes[family].sets[code]?.[position] ?? 0;
    counts[value] = (counts[value] ?? 0) + (setCounts[code] ?? 0);
  }
}

function countCodes(
  column: ListingIndex['columns'][ColumnFamily],
  ids: Uint32Array,
  size: number,
): Uint32Array {
  const counts = new Uint32Array(size);
  for (let index = 0; index < ids.length; index += 1) {
    const code = column[ids[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

type Facet = SearchFacets[FacetGroup][number];

/** A district that has the name of a quarter is labelled with its town. */
const withTown = (location: SearchLocation, { places }: Vocabulary): SearchLocation => ({
  ...location,
  label: formatLocation(location.label, places.resolve),
});

const labelCollator = new Intl.Collator('en');

/** The facets of a search. Selected values are included even when no listing has them. */
export function toFacets(
  { listings, locations, vocabulary }: SearchIndex,
  counts: FacetCounts,
  search: ParsedSearch,
): SearchFacets {
  const selected = getSelectedValues(search);
  const countedValues = (group: ValueGroup) =>
    [...listings.codes[group]].map(([value, code]) => ({ value, count: counts[group][code] ?? 0 }));
  const locationFacets = (group: 'regions' | 'districts') => {
    const byValue = new Map(locations[group].map((place) => [place.value, withTown(place, vocabulary)]));
    return countedValues(group).map(({ value, count }) => toFacet(value, count, byValue.get(value)));
  };
  const valueFacets = (group: ValueGroup) =>
    countedValues(group).map(({ value, count }) => toFacet(value, count));
  const emptyLocationFacet = (group: 'regions' | 'districts') => (slug: string) =>
    toFacet(
      slug,
      0,
      locations[group].find((location) => location.slug === slug),
    );
  const topFacets = (
    group: 'regions' | 'districts' | 'cities' | 'categories' | 'subcategories',
    facets: Facet[],
    createEmpty = emptyFacet,
  ) =>
    withSelected(selected[group], facets, createEmpty)
      .sort(
        (a, b) =>
          b.count - a.count || labelCollator.compare(a.label, b.label) || (a.value < b.value ? -1 : 1),
      )
      // A selected value is never cut off, so that it can be deselected.
      .filter(({ value }, index) => index < MAX_FACETS[group] || selected[group].includes(value));
  const allFacets = (values: readonly string[], facets: Facet[]) =>
    withSelected(values, facets).sort((a, b) => values.indexOf(a.value) - values.indexOf(b.value));
  return {
    regions: topFacets('regions', locationFacets('regions'), emptyLocationFacet('regions')),
    districts: topFacets('districts', locationFacets('districts'), emptyLocationFacet('districts')),
    cities: topFacets('cities', valueFacets('cities')),
    spots: [],
    categories: topFacets('categories', valueFacets('categories')),
    subcategories: topFacets('subcategories', valueFacets('subcategories')),
    kinds: allFacets(listingKindSchema.options, valueFacets('kinds')),
    statuses: allFacets(listingStatusSchema.options, valueFacets('statuses')),
    flags: allFacets(listingFlags, countFlags(counts.flags)),
  };
}

const toFacet = (value: string, count: number, location?: SearchLocation): Facet => ({
  value: location?.slug ?? value,
  label: location?.label ?? value,
  count,
  latitude: location?.latitude ?? null,
  longitude: location?.longitude ?? null,
});

const emptyFacet = (value: string): Facet => toFacet(value, 0);

/** The facets with a count above 0, and empty ones for the other `values`. */
function withSelected(
  values: readonly string[],
  facets: readonly Facet[],
  createEmpty = emptyFacet,
): Facet[] {
  const nonEmpty = facets.filter(({ count }) => count > 0);
  const present = new Set(nonEmpty.map(({ value }) => value));
  return [...nonEmpty, ...values.filter((value) => !present.has(value)).map(createEmpty)];
}

/** Converts the counts of flag sets to counts of single flags. */
const countFlags = (sets: Uint32Array): Facet[] =>
  listingFlags.map((flag, bit) =>
    toFacet(
      flag,
      sets.reduce((sum, count, set) => sum + ((set >> bit) & 1) * count, 0),
    ),
  );

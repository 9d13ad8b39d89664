import {
  type ColumnFamily,
  columnFamilies,
  familyNames,
  familyOf,
  mapGroups,
  type FacetGroup,
  facetGroups,
  positionInFamily,
} from '@/lib/backend/search/facet-groups';
import type { ListingIndex } from '@/lib/backend/search/listing-index';
import { listingFlags } from '@/lib/backend/search/parse-search';

/**
 * The number of listings for each value of a group, as if no value of that group were selected. Flags are
 * counted with the selected flags applied, since a listing must have all of them.
 */
export type FacetCounts = Readonly<Record<FacetGroup, Uint32Array>>;

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
    for (const group of columnFamilies[family]) if (isUnfiltered(group)) addSetCounts(counts[group], listings, group, setCounts);
  }
  for (const group of facetGroups) {
    if (isUnfiltered(group)) continue;
    const family = familyOf(group);
    const setCounts = countCodes(listings.columns[family], idsWithout(group), listings.families[family].sets.length);
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
  const position = positionInFamily(group);
  for (let code = 0; code < setCounts.length; code += 1) {
    const value = familyCodes[family].sets[code]?.[position] ?? 0;
    counts[value] = (counts[value] ?? 0) + (setCounts[code] ?? 0);
  }
}

function countCodes(column: ListingIndex['columns'][ColumnFamily], ids: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let at = 0; at < ids.length; at += 1) {
    const code = column[ids[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

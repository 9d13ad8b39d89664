import { getPositionInFamily } from '@/lib/backend/search/facet-groups';
import { filterListings } from '@/lib/backend/search/filter-listings';
import { listIds } from '@/lib/backend/search/id-set';
import type { ParsedSearch } from '@/lib/backend/search/parse-search';
import type { SearchIndex } from '@/lib/backend/search/search-index';

const collator = new Intl.Collator('en');
const byName = (one: string, other: string) => collator.compare(one, other);

type UsedValues = {
  regions: { value: string; label: string }[];
  categories: { value: string; subcategories: string[] }[];
};

/**
 * All regions, where a listing may be offered later, and the categories with their subcategories of the listings that
 * match a search, sorted by name.
 */
export function listUsedValues(index: SearchIndex, search: ParsedSearch): UsedValues {
  const { codes, columns, families } = index.listings;
  const ids = listIds(filterListings(index, { search, terms: [], owners: {} }).matches);
  const usedSets = [...new Set(ids.map((id) => columns.trades[id] ?? 0))].map(
    (code) => families.trades.sets[code] ?? [],
  );
  const valuesOf = (group: 'categories' | 'subcategories') => {
    const values = new Map([...codes[group]].map(([value, code]) => [code, value]));
    return (set: readonly number[]) => values.get(set[getPositionInFamily(group)] ?? 0);
  };
  const [categoryOf, subcategoryOf] = [valuesOf('categories'), valuesOf('subcategories')];
  const subcategories = new Map<string, Set<string>>();
  for (const set of usedSets) {
    const [category, subcategory] = [categoryOf(set), subcategoryOf(set)];
    if (category === undefined) continue;
    const used = subcategories.get(category) ?? new Set();
    subcategories.set(category, subcategory === undefined ? used : used.add(subcategory));
  }
  return {
    regions: index.locations.regions
      .map(({ slug, label }) => ({ value: slug, label }))
      .sort((one, other) => byName(one.label, other.label)),
    categories: [...subcategories]
      .map(([value, used]) => ({ value, subcategories: [...used].sort(byName) }))
      .sort((one, other) => byName(one.value, other.value)),
  };
}

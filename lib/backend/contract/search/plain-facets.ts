import type { Facet, ListingFacets } from '@/lib/backend/contract/generated/resolvers';
import { type Group, isFound, type SearchRow } from '@/lib/backend/contract/search/plain-match';
import { listingFlags, type ReadSearch } from '@/lib/backend/contract/search/read-search';
import { listingKindSchema, listingStatusSchema } from '@/schemas/listing';

type Named = { value: string; label: string };

const named = (value: string | null, label = value): Named[] =>
  value === null || label === null ? [] : [{ value, label }];

/** Every group's values, counted beside the other groups. */
export function plainFacets(rows: readonly SearchRow[], search: ReadSearch): ListingFacets {
  const count = (group: Group, valuesOf: (row: SearchRow) => Named[], known: readonly string[] = []) => {
    const facets = new Map<string, Facet>(
      known.map((value) => [value, { value, label: value, count: 0 }] as const),
    );
    for (const row of rows.filter((one) => isFound(one, search, group)))
      for (const { value, label } of valuesOf(row))
        facets.set(value, { value, label, count: (facets.get(value)?.count ?? 0) + 1 });
    const all = [...facets.values()];
    return known.length > 0
      ? all
      : all.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
  };
  return {
    regions: count('regions', (row) => named(row.region_slug, row.region_name)),
    districts: count('districts', (row) => named(row.district, row.district_name)),
    categories: count('categories', (row) => named(row.category)),
    subcategories: count('subcategories', (row) => named(row.subcategory || null)),
    kinds: count('kinds', (row) => named(row.kind), listingKindSchema.options),
    statuses: count('statuses', (row) => named(row.status), listingStatusSchema.options),
    flags: count(
      'flags',
      (row) => listingFlags.flatMap((flag) => (row[flag] ? named(flag) : [])),
      listingFlags,
    ),
  };
}

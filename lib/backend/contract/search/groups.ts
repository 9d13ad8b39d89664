import { sql } from '@payloadcms/db-postgres';
import { allOf, anyOf, type Fragment, listOf } from '@/lib/backend/contract/search/marks';
import type { ReadSearch } from '@/lib/backend/contract/search/read-search';

/** What facets are counted of, by the kind of mark it is kept as. */
export const facetKinds = {
  regions: 'region',
  districts: 'district',
  categories: 'category',
  subcategories: 'subcategory',
  kinds: 'kind',
  statuses: 'status',
  flags: 'flag',
} as const;
export type Group = keyof typeof facetKinds;

/** What is chosen of each group, as the search names it. */
export const chosenIn = (search: ReadSearch): Readonly<Record<Group, readonly string[]>> => ({
  regions: search.state_slugs,
  districts: search.districts,
  categories: search.categories,
  subcategories: search.subcategories,
  kinds: search.kinds,
  statuses: search.status,
  flags: search.flags,
});

export const groups = [
  ...(['regions', 'districts', 'categories', 'subcategories'] as const),
  ...(['kinds', 'statuses', 'flags'] as const),
] as const satisfies readonly Group[];

/** The listings that fit what is chosen of each group; a group of which nothing is chosen is left out. */
export function groupParts(search: ReadSearch): Map<Group, Fragment> {
  const chosen = chosenIn(search);
  const narrowed = groups.filter((group) => chosen[group].length > 0);
  return new Map(narrowed.map((group) => [group, toPart(group, chosen[group])]));
}

function toPart(group: Group, values: readonly string[]): Fragment {
  const kind = facetKinds[group];
  if (group === 'flags') return allOf(kind, values);
  if (group !== 'regions') return anyOf(kind, listOf(values));
  return anyOf(kind, sql`select id::text from regions where slug in (${listOf(values)})`);
}

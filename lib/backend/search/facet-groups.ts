import type { ParsedSearch } from '@/lib/backend/search/parse-search';

/**
 * The facet groups. A listing has at most one value of each, except for flags. `cities` are the towns of the gazetteer in
 * which listings are, and `spots` the places that they name, which are no facet.
 */
export const valueGroups = [
  ...(['regions', 'districts', 'cities', 'spots', 'categories', 'subcategories'] as const),
  ...(['kinds', 'statuses'] as const),
] as const;
export const facetGroups = [...valueGroups, 'flags'] as const;
export type ValueGroup = (typeof valueGroups)[number];
export type FacetGroup = (typeof facetGroups)[number];

/** The maximum number of facets of each group that has many values. */
export const MAX_FACETS = {
  regions: 100,
  districts: 300,
  cities: 300,
  categories: 200,
  subcategories: 300,
} as const satisfies Partial<Record<FacetGroup, number>>;

/** Groups that share a column of value sets: three columns are faster to scan than seven. */
export const columnFamilies = {
  places: ['regions', 'districts', 'cities', 'spots'],
  trades: ['categories', 'subcategories'],
  traits: ['kinds', 'statuses', 'flags'],
} as const satisfies Record<string, readonly FacetGroup[]>;
export type ColumnFamily = keyof typeof columnFamilies;
export const familyNames = ['places', 'trades', 'traits'] as const satisfies readonly ColumnFamily[];

const groupsOf = (family: ColumnFamily): readonly FacetGroup[] => columnFamilies[family];

/** The column family of a group. */
export function familyOf(group: FacetGroup): ColumnFamily {
  const family = familyNames.find((name) => groupsOf(name).includes(group));
  if (!family) throw new Error(`No family has the group ${group}`);
  return family;
}

/** The index of a group within its family. */
export const getPositionInFamily = (group: FacetGroup): number => groupsOf(familyOf(group)).indexOf(group);

/** The selected values of each group in a search. */
export const getSelectedValues = (search: ParsedSearch): Readonly<Record<FacetGroup, readonly string[]>> => ({
  regions: search.state_slugs,
  districts: search.districts,
  cities: search.cities,
  // Matched by words only.
  spots: [],
  categories: search.categories,
  subcategories: search.subcategories,
  kinds: search.kinds,
  statuses: search.status,
  flags: search.flags,
});

/**
 * The number of listings for each value of a group, as if no value of that group were selected. Flags are
 * counted with the selected flags applied, since a listing must have all of them.
 */
export type FacetCounts = Readonly<Record<FacetGroup, Uint32Array>>;

/** Creates a value for each group. */
export const mapGroups = <Result>(create: (group: FacetGroup) => Result): Record<FacetGroup, Result> => ({
  regions: create('regions'),
  districts: create('districts'),
  cities: create('cities'),
  spots: create('spots'),
  categories: create('categories'),
  subcategories: create('subcategories'),
  kinds: create('kinds'),
  statuses: create('statuses'),
  flags: create('flags'),
});

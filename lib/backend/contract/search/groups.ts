import type { ReadSearch } from '@/lib/backend/contract/search/read-search';

/** What can be chosen of, and counted: of each but flags a listing has one value or none. */
export const valueGroups = [
  ...(['regions', 'districts', 'categories', 'subcategories'] as const),
  ...(['kinds', 'statuses'] as const),
] as const;
export const groups = [...valueGroups, 'flags'] as const;
export type ValueGroup = (typeof valueGroups)[number];
export type Group = (typeof groups)[number];

/** Groups whose values stand together in one column: three are looked at faster than seven. */
export const families = {
  places: ['regions', 'districts'],
  trades: ['categories', 'subcategories'],
  traits: ['kinds', 'statuses', 'flags'],
} as const satisfies Record<string, readonly Group[]>;
export type Family = keyof typeof families;
export const familyNames = ['places', 'trades', 'traits'] as const satisfies readonly Family[];

const placesIn = (family: Family): readonly Group[] => families[family];

/** The family that a group is of. */
export function familyOf(group: Group): Family {
  const family = familyNames.find((name) => placesIn(name).includes(group));
  if (!family) throw new Error(`No family has the group ${group}`);
  return family;
}

/** Where a group stands among those of its family. */
export const placeOf = (group: Group): number => placesIn(familyOf(group)).indexOf(group);

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

/** Something for each group. */
export const forGroups = <Result>(make: (group: Group) => Result): Record<Group, Result> => ({
  regions: make('regions'),
  districts: make('districts'),
  categories: make('categories'),
  subcategories: make('subcategories'),
  kinds: make('kinds'),
  statuses: make('statuses'),
  flags: make('flags'),
});

import { z } from 'zod';

/**
 * What pages can depend on: each collection they show, with what its lists are narrowed by, whatever leaves the
 * fewest records first. `owner` is the scope with the office or agent: the network's, or those of one of them.
 * Reading and changing a record name what they touch by the functions below.
 */
export const shown = {
  pages: [
    ['slug', 'owner'],
    ['route', 'owner'],
  ],
  'website-sections': [['name', 'owner'], ['owner']],
  menus: [['owner']],
  offices: [['slug'], ['region']],
  regions: [['slug']],
  people: [['slug'], ['office']],
  listings: [['slug'], ['agent'], ['office'], ['region'], ['category']],
  posts: [['slug'], ['office'], ['category']],
  reviews: [['agent'], ['office']],
  redirects: [['mark']],
  media: [],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type Shown = keyof typeof shown;

/**
 * Fields that pages show together, and share a key. Any grouping is right, since reading and changing a field go
 * by the same one; a good one keeps keys few without renewing what did not need it.
 */
const together: Partial<Record<Shown, Readonly<Record<string, readonly string[]>>>> = {
  listings: {
    card: [
      ...['listing_number', 'title', 'summary', 'status', 'kind', 'category', 'location', 'images'],
      ...['asking_price', 'down_payment', 'discretionary_earnings', 'sold_price'],
    ],
  },
  offices: { place: ['locality', 'address_1', 'postal_code', 'main_telephone', 'latitude', 'longitude'] },
  people: {
    name: ['first_name', 'last_name'],
    card: ['role', 'phone', 'mobile_e164', 'telephone_number', 'email', 'avatar', 'office'],
  },
  posts: { teaser: ['title', 'excerpt', 'category', 'image', 'author', 'published_at'] },
  reviews: { words: ['author', 'role', 'quote', 'rating', 'written_at'] },
  redirects: { rule: ['from', 'to', 'permanent'] },
  media: { picture: ['filename', 'width', 'height', 'sizes', 'alt', 'decorative'] },
};

function groupOf(collection: Shown, field: string): string {
  const found = Object.entries(together[collection] ?? {}).find(([, fields]) => fields.includes(field));
  return found?.[0] ?? field;
}

export type NarrowingValue = string | number;

/** The values that a list is narrowed by, in the order of their fields; a list of all records has none. */
export type Narrowing = { [field: string]: NarrowingValue };

const longestValue = 100;

/** Fit for a header of tags: no comma, no blank, never longer than Next allows. */
function write(value: NarrowingValue): string {
  const written = encodeURIComponent(value);
  return written.length <= longestValue ? written : `${written.slice(0, longestValue)}~`;
}

/** The key of a whole collection: any change of any of its records. */
export const collectionKey = (collection: Shown): string => collection;

/** The key of one record: it is published or taken back. */
export const recordKey = (collection: Shown, id: number | string): string => `${collection}:${id}`;

/** The key of one field of one record, with those it is shown together with: its value changes. */
export const fieldKey = (collection: Shown, id: number | string, field: string): string =>
  `${recordKey(collection, id)}.${groupOf(collection, field)}`;

/** The key of a list: a record comes into it or goes. */
export const listKey = (collection: Shown, narrowing: Narrowing): string =>
  `${collection}@${Object.entries(narrowing)
    .map(([field, value]) => `${field}=${write(value)}`)
    .join('&')}`;

/** The key of what a list is chosen or ordered by: the value changes in one of its records. */
export const listFieldKey = (collection: Shown, narrowing: Narrowing, field: string): string =>
  `${listKey(collection, narrowing)}.${field}`;

/** The most keys an answer or a page has. */
export const mostDependencies = 2_000;

const collectionOf = (key: string): string => key.split(/[:@]/, 1)[0] ?? key;

/** The same keys, or wider ones where they are too many: the collection's instead of all that are of it. */
export function boundDependencies(keys: ReadonlySet<string>): string[] {
  if (keys.size <= mostDependencies) return [...keys];
  const byCollection = [...Map.groupBy(keys, collectionOf)].sort(([, a], [, b]) => b.length - a.length);
  const [largest] = byCollection;
  if (!largest || largest[1].length <= 1) return [...keys];
  const others = [...keys].filter((key) => collectionOf(key) !== largest[0]);
  return boundDependencies(new Set([...others, largest[0]]));
}

/** What an answer of the contract says it depends on. */
export const dependenciesSchema = z.array(z.string().max(256)).max(mostDependencies);

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
  listings: [
    ...[['slug'], ['agent', 'status'], ['agent'], ['office', 'status'], ['office']],
    ...[['region', 'status'], ['region'], ['category', 'status'], ['category']],
    ...[['kind', 'status'], ['status']],
  ],
  posts: [['slug'], ['office'], ['category']],
  reviews: [['story'], ['agent'], ['office']],
  'sale-stories': [['agent'], ['office'], ['category']],
  redirects: [['mark']],
  templates: [['slug']],
  'valuation-multiples': [],
  media: [],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type Shown = keyof typeof shown;

/** Values of a field that lists ask for together: a record that goes from one to the other stays in such a list. Each set adds keys to every change. */
const askedTogether: Partial<Record<Shown, Readonly<Record<string, readonly (readonly string[])[]>>>> = {
  listings: { status: [['active', 'under_offer']] },
};

const setsOf = (collection: Shown, field: string) => askedTogether[collection]?.[field] ?? [];

/** What lists are narrowed by that are chosen by these values of a field. */
export function narrowedBy(
  collection: Shown,
  field: string,
  values: readonly NarrowingValue[],
): readonly NarrowingValue[] {
  const wanted = new Set(values);
  const set = setsOf(collection, field).find(
    (one) => one.length === wanted.size && one.every((value) => wanted.has(value)),
  );
  return set ? [set.join('|')] : values;
}

/** All that lists can be narrowed by to hold a record with this value of a field. */
export function narrowedAround(
  collection: Shown,
  field: string,
  value: NarrowingValue,
): readonly NarrowingValue[] {
  const around = setsOf(collection, field).filter((set) => set.some((one) => one === value));
  return [value, ...around.map((set) => set.join('|'))];
}

/**
 * Fields that pages show together, and share a key. Any grouping is right, since reading and changing a field go
 * by the same one; a good one keeps keys few without renewing what did not need it.
 */
const together: Partial<Record<Shown, Readonly<Record<string, readonly string[]>>>> = {
  listings: {
    card: [
      ...['title', 'kind', 'category', 'location', 'images'],
      ...['asking_price', 'down_payment', 'discretionary_earnings', 'sold_price'],
    ],
  },
  offices: {
    address: ['locality', 'county', 'address_1', 'postal_code'],
    point: ['latitude', 'longitude'],
    phones: ['phone_extension', 'organic_number', 'paid_number', 'telephone_url_triggers'],
    social: ['google', 'twitter', 'facebook', 'linkedin', 'instagram'],
  },
  people: {
    name: ['first_name', 'last_name'],
    card: ['role', 'avatar'],
  },
  posts: { teaser: ['title', 'excerpt', 'category', 'image', 'author', 'published_at', 'reading_minutes'] },
  reviews: { words: ['author', 'role', 'quote', 'rating', 'written_at'] },
  'sale-stories': {
    words: ['title', 'text', 'quote', 'quoted'],
    sale: ['category', 'town', 'asking_price', 'sold_price', 'weeks', 'sold_at'],
  },
  redirects: { rule: ['from', 'to', 'permanent'] },
  media: { picture: ['filename', 'width', 'height', 'sizes'], words: ['alt', 'decorative'] },
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
  const written = encodeURIComponent(String(value).toWellFormed());
  return written.length <= longestValue ? written : `${written.slice(0, longestValue)}~`;
}

/** The key of a whole collection: any change of any of its records. */
export const collectionKey = (collection: Shown): string => collection;

/** The key of one record: it is published or taken back. */
export const recordKey = (collection: Shown, id: number | string): string => `${collection}:${id}`;

/** The key of one field of one record, with those it is shown together with: its value changes. */
export const fieldKey = (collection: Shown, id: number | string, field: string): string =>
  `${recordKey(collection, id)}.${groupOf(collection, field)}`;

/** The key of anything about one record: it comes, goes, or one of its fields changes. */
export const wholeRecordKey = (collection: Shown, id: number | string): string =>
  `${recordKey(collection, id)}.*`;

const listOf = (collection: Shown, narrowing: Narrowing): string =>
  `${collection}@${Object.entries(narrowing)
    .map(([field, value]) => `${field}=${write(value)}`)
    .join('&')}`;

/** The key of what comes into a list. */
export const comingKey = (collection: Shown, narrowing: Narrowing): string =>
  `${listOf(collection, narrowing)}+`;

/** The key of what goes from a list. */
export const goingKey = (collection: Shown, narrowing: Narrowing): string =>
  `${listOf(collection, narrowing)}-`;

/** The key of what a list is chosen or ordered by: the value changes in one of its records. */
export const listFieldKey = (collection: Shown, narrowing: Narrowing, field: string): string =>
  `${listOf(collection, narrowing)}.${field}`;

/** The most keys an answer or a page has. */
export const mostDependencies = 2_000;

const collectionOf = (key: string): string => key.split(/[:@]/, 1)[0] ?? key;

const ofRecord = /^([^:@]+:[^.]+)/;
const toWholeRecord = (key: string): string => {
  const record = ofRecord.exec(key)?.[1];
  return record ? `${record}.*` : key;
};

/**
 * The same keys, or wider ones where they are too many: of the collection with the most, whole records instead of their
 * fields, and if that is not enough the collection instead of all that are of it.
 */
export function boundDependencies(keys: ReadonlySet<string>): string[] {
  if (keys.size <= mostDependencies) return [...keys];
  const byCollection = [...Map.groupBy(keys, collectionOf)].sort(([, a], [, b]) => b.length - a.length);
  const [largest] = byCollection;
  if (!largest || largest[1].length <= 1) return [...keys];
  const [collection, all] = largest;
  const records = new Set(all.map(toWholeRecord));
  const others = [...keys].filter((key) => collectionOf(key) !== collection);
  return boundDependencies(new Set([...others, ...(records.size < all.length ? records : [collection])]));
}

/** What an answer of the contract says it depends on. */
export const dependenciesSchema = z.array(z.string().max(256)).max(mostDependencies);

import { z } from 'zod';

/**
 * The dependencies of pages: each public collection with the filters of its lists, the most selective first.
 * The scope `owner` is the office or agent: of the network, or of one of them. Reads and changes of a record
 * derive their keys with the functions below.
 */
export const listFilters = {
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
  redirects: [['lookup_key']],
  templates: [['slug']],
  'valuation-multiples': [],
  places: [],
  'search-synonyms': [],
  media: [],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type PublicCollection = keyof typeof listFilters;

/**
 * Field values that lists request together: a record that changes from one to the other stays in the list.
 * Each set adds keys to every change.
 */
const combinedFilterValues: Partial<
  Record<PublicCollection, Readonly<Record<string, readonly (readonly string[])[]>>>
> = {
  listings: { status: [['active', 'under_offer']] },
};

const combinedValuesOf = (collection: PublicCollection, field: string) =>
  combinedFilterValues[collection]?.[field] ?? [];

/** The filter values in the key of a list with these values of a field. */
export function listFilterValues(
  collection: PublicCollection,
  field: string,
  values: readonly FilterValue[],
): readonly FilterValue[] {
  const requested = new Set(values);
  const set = combinedValuesOf(collection, field).find(
    (combined) => combined.length === requested.size && combined.every((value) => requested.has(value)),
  );
  return set ? [set.join('|')] : values;
}

/** All filter values of lists that contain a record with this value of a field. */
export function recordFilterValues(
  collection: PublicCollection,
  field: string,
  value: FilterValue,
): readonly FilterValue[] {
  const containingSets = combinedValuesOf(collection, field).filter((set) =>
    set.some((item) => item === value),
  );
  return [value, ...containingSets.map((set) => set.join('|'))];
}

/**
 * Fields that pages show together share a key. Every grouping is correct, since reads and changes use the
 * same one; a good grouping keeps keys few without unnecessary invalidation.
 */
const fieldGroups: Partial<Record<PublicCollection, Readonly<Record<string, readonly string[]>>>> = {
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

function fieldGroupOf(collection: PublicCollection, field: string): string {
  const group = Object.entries(fieldGroups[collection] ?? {}).find(([, fields]) => fields.includes(field));
  return group?.[0] ?? field;
}

export type FilterValue = string | number;

/** The filter values of a list in the order of its fields; empty for a list of all records. */
export type ListFilter = { [field: string]: FilterValue };

const MAX_VALUE_LENGTH = 100;

/** Encodes a value for a header of cache tags: no commas, no spaces, within the length limit of Next. */
function encodeValue(value: FilterValue): string {
  const encoded = encodeURIComponent(String(value).toWellFormed());
  return encoded.length <= MAX_VALUE_LENGTH ? encoded : `${encoded.slice(0, MAX_VALUE_LENGTH)}~`;
}

/** The key of a collection: any change of any record. */
export const collectionKey = (collection: PublicCollection): string => collection;

/** The key of one record: it is published or unpublished. */
export const recordKey = (collection: PublicCollection, id: number | string): string => `${collection}:${id}`;

/** The key of one field of a record, with those of its group: a value changes. */
export const fieldKey = (collection: PublicCollection, id: number | string, field: string): string =>
  `${recordKey(collection, id)}.${fieldGroupOf(collection, field)}`;

/** The key of any change of a record: it is published, unpublished, or a field changes. */
export const anyRecordChangeKey = (collection: PublicCollection, id: number | string): string =>
  `${recordKey(collection, id)}.*`;

const listKey = (collection: PublicCollection, filter: ListFilter): string =>
  `${collection}@${Object.entries(filter)
    .map(([field, value]) => `${field}=${encodeValue(value)}`)
    .join('&')}`;

/** The key of insertions into a list. */
export const listInsertionKey = (collection: PublicCollection, filter: ListFilter): string =>
  `${listKey(collection, filter)}+`;

/** The key of removals from a list. */
export const listRemovalKey = (collection: PublicCollection, filter: ListFilter): string =>
  `${listKey(collection, filter)}-`;

/** The key of a field by which a list is filtered or sorted: the value changes in one of its records. */
export const listFieldKey = (collection: PublicCollection, filter: ListFilter, field: string): string =>
  `${listKey(collection, filter)}.${field}`;

/** The maximum number of keys of a response or a page. */
export const MAX_DEPENDENCIES = 2_000;

const collectionOf = (key: string): string => key.split(/[:@]/, 1)[0] ?? key;

const ofRecord = /^([^:@]+:[^.]+)/;
const toRecordChangeKey = (key: string): string => {
  const record = ofRecord.exec(key)?.[1];
  return record ? `${record}.*` : key;
};

/**
 * The same keys, or broader ones when there are too many: for the collection with the most keys, keys of
 * records instead of fields, and if that is not enough the collection instead of all its keys.
 */
export function limitDependencies(keys: ReadonlySet<string>): string[] {
  if (keys.size <= MAX_DEPENDENCIES) return [...keys];
  const byCollection = [...Map.groupBy(keys, collectionOf)].sort(([, a], [, b]) => b.length - a.length);
  const [largest] = byCollection;
  if (!largest || largest[1].length <= 1) return [...keys];
  const [collection, all] = largest;
  const records = new Set(all.map(toRecordChangeKey));
  const others = [...keys].filter((key) => collectionOf(key) !== collection);
  return limitDependencies(new Set([...others, ...(records.size < all.length ? records : [collection])]));
}

/** The dependencies in a response of the API contract. */
export const dependenciesSchema = z.array(z.string().max(256)).max(MAX_DEPENDENCIES);

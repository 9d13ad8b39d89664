import type { ChangedListings } from '@/lib/backend/search/changed-listings';
import {
  type ColumnFamily,
  columnFamilies,
  type FacetGroup,
  familyNames,
  type ValueGroup,
} from '@/lib/backend/search/facet-groups';
import { computePrefix } from '@/lib/backend/search/figure-prefix';
import { BITS_PER_WORD } from '@/lib/backend/search/id-set';
import { computeNameSortKeys } from '@/lib/backend/search/name-sort-key';

/** The codes of a column family: each code, from 1 on, stands for a set of values. */
type FamilyCodes = {
  codes: Map<string, number>;
  /** The value codes of each set, in the order of the family's groups; indexed by the code of the set. */
  sets: number[][];
};

export const createFamilyCodes = (): FamilyCodes => ({ codes: new Map(), sets: [[]] });

/** The code of a set of values. New sets get a new code. */
export function assignSetCode({ codes, sets }: FamilyCodes, values: number[]): number {
  const key = values.join(' ');
  const existing = codes.get(key);
  if (existing !== undefined) return existing;
  const code = sets.length;
  codes.set(key, code);
  sets.push(values);
  return code;
}

/** The figures that a search can restrict to a range. */
export const figures = [
  ...(['asking_price', 'down_payment', 'discretionary_earnings', 'total_sales'] as const),
  ...(['employees', 'year_established'] as const),
] as const;
type Figure = (typeof figures)[number];

/** The figures with a median. */
const medianFigures = ['asking_price', 'discretionary_earnings', 'multiple'] as const;
type MedianFigure = (typeof medianFigures)[number];

/** The searchable fields by listing id. All columns have the same size. */
const createColumns = (size: number) => ({
  /** The code of the listing's value set in each column family; 0 for listings that are not public. */
  ...({
    places: new Uint32Array(size),
    trades: new Uint32Array(size),
    traits: new Uint32Array(size),
  } satisfies Record<ColumnFamily, Uint32Array>),
  office: new Uint32Array(size),
  agent: new Uint32Array(size),
  ...({
    asking_price: new Float64Array(size),
    down_payment: new Float64Array(size),
    discretionary_earnings: new Float64Array(size),
    total_sales: new Float64Array(size),
    employees: new Float64Array(size),
    year_established: new Float64Array(size),
  } satisfies Record<Figure, Float64Array>),
  /** The asking price divided by the earnings, to a hundredth. */
  multiple: new Float64Array(size),
  /** The prefixes of figures (`figure-prefix.ts`), which take a quarter of the time to scan. */
  ...({
    asking_price_prefix: new Uint16Array(size),
    discretionary_earnings_prefix: new Uint16Array(size),
    multiple_prefix: new Uint16Array(size),
  } satisfies Record<`${MedianFigure}_prefix`, Uint16Array>),
  /** Milliseconds since the epoch. */
  listed_at: new Float64Array(size),
  /** The sort keys of the name: its first characters, and the following ones. */
  name: new Float64Array(size),
  name_rest: new Float64Array(size),
});

export type ListingColumns = ReturnType<typeof createColumns>;

/** The numbers of values in value sets; 0 stands for no value. */
type ValueCodes = Map<string, number>;

/** The searchable fields of all public listings at a version of the database. */
export type ListingIndex = {
  version: number;
  columns: ListingColumns;
  codes: Readonly<Record<ValueGroup, ValueCodes>>;
  families: Readonly<Record<ColumnFamily, FamilyCodes>>;
};

export const createListingIndex = (): ListingIndex => ({
  version: 0,
  columns: createColumns(0),
  codes: {
    regions: new Map(),
    districts: new Map(),
    cities: new Map(),
    spots: new Map(),
    categories: new Map(),
    subcategories: new Map(),
    kinds: new Map(),
    statuses: new Map(),
  },
  families: { places: createFamilyCodes(), trades: createFamilyCodes(), traits: createFamilyCodes() },
});

/**
 * Applies changes, unless a newer version is already applied: concurrent queries may finish out of order.
 */
export function applyChanges(index: ListingIndex, changes: ChangedListings): void {
  if (changes.version <= index.version) return;
  growColumns(index, Math.max(0, ...changes.ids));
  for (const [changeIndex, id] of changes.ids.entries()) applyListing(index, changes, changeIndex, id);
  index.version = changes.version;
}

function applyListing(index: ListingIndex, changes: ChangedListings, changeIndex: number, id: number) {
  const { columns, codes } = index;
  const isListed = changes.listed[changeIndex] === 1;
  const assignGroupCode = (group: FacetGroup) =>
    group === 'flags'
      ? (changes.flags[changeIndex] ?? 0)
      : assignCode(codes[group], changes[group][changeIndex]);
  for (const family of familyNames)
    columns[family][id] = isListed
      ? assignSetCode(index.families[family], columnFamilies[family].map(assignGroupCode))
      : 0;
  if (!isListed) return;
  for (const figure of figures) columns[figure][id] = changes[figure][changeIndex] ?? Number.NaN;
  columns.multiple[id] = computeMultiple(
    changes.asking_price[changeIndex],
    changes.discretionary_earnings[changeIndex],
  );
  for (const figure of medianFigures)
    columns[`${figure}_prefix`][id] = computePrefix(columns[figure][id] ?? Number.NaN);
  for (const column of ['office', 'agent', 'listed_at'] as const)
    columns[column][id] = changes[column][changeIndex] ?? 0;
  const [first, rest] = computeNameSortKeys(changes.names[changeIndex] ?? '');
  columns.name[id] = first;
  columns.name_rest[id] = rest;
}

const computeMultiple = (
  askingPrice: number | null | undefined,
  earnings: number | null | undefined,
): number =>
  typeof askingPrice === 'number' && typeof earnings === 'number' && earnings > 0
    ? Math.round((askingPrice * 100) / earnings) / 100
    : Number.NaN;

function assignCode(codes: ValueCodes, value: string | null | undefined): number {
  if (!value) return 0;
  const code = codes.get(value) ?? codes.size + 1;
  codes.set(value, code);
  return code;
}

/**
 * Columns grow by at least an eighth, which keeps the number of copies low, to a multiple of the word size
 * of id sets.
 */
function growColumns(index: ListingIndex, maxId: number): void {
  const size = index.columns.traits.length;
  if (maxId < size) return;
  const minSize = Math.max(maxId + 1, Math.ceil(size * 1.125)) + 1_024;
  const grown = createColumns(Math.ceil(minSize / BITS_PER_WORD) * BITS_PER_WORD);
  for (const [name, column] of Object.entries(grown)) column.set(Reflect.get(index.columns, name));
  index.columns = grown;
}

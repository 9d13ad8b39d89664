import type { ListingOrderName } from '@/lib/backend/platform/database/listing-orders';
import type { ListCursor } from '@/lib/backend/search/list-cursor';
import type { ListingColumns } from '@/lib/backend/search/listing-index';
import { computeNameSortKeys } from '@/lib/backend/search/name-sort-key';

type SortField = 'asking_price' | 'down_payment' | 'discretionary_earnings' | 'listed_at' | 'title';

export type SearchOrder = {
  field: SortField;
  isDescending: boolean;
  /** The direction of the id, which breaks ties. */
  isIdDescending: boolean;
};

const ascending = (field: SortField): SearchOrder => ({ field, isDescending: false, isIdDescending: false });
const descending = (field: SortField): SearchOrder => ({ field, isDescending: true, isIdDescending: false });

/** Relevance ranks listings by their words, and orders each rank like `newest`. */
export type SearchOrderName = ListingOrderName | 'relevance';

/**
 * The orders of a search. They are those of lists, except that names sort without regard to case and
 * accents.
 */
export const searchOrders: Readonly<Record<SearchOrderName, SearchOrder>> = {
  relevance: { field: 'listed_at', isDescending: true, isIdDescending: true },
  price_asc: ascending('asking_price'),
  price_desc: descending('asking_price'),
  down_payment_asc: ascending('down_payment'),
  down_payment_desc: descending('down_payment'),
  sde_asc: ascending('discretionary_earnings'),
  sde_desc: descending('discretionary_earnings'),
  newest: { field: 'listed_at', isDescending: true, isIdDescending: true },
  name_asc: ascending('title'),
  name_desc: { field: 'title', isDescending: true, isIdDescending: true },
};

/**
 * Ascending sort keys. Names have two, the second for names with the same first key. Unknown values sort
 * last.
 */
export type SortKeys = {
  first: (id: number) => number;
  second: (id: number) => number;
  /** The column of the first key and its direction, unless the key is computed in another way. */
  column?: Float64Array;
  direction?: 1 | -1;
};

const zero = () => 0;

export function sortKeysOf(columns: ListingColumns, { field, isDescending }: SearchOrder): SortKeys {
  const direction = isDescending ? -1 : 1;
  const keyIn = (column: Float64Array) => (id: number) => {
    const key = direction * (column[id] ?? Number.NaN);
    return Number.isNaN(key) ? Number.POSITIVE_INFINITY : key;
  };
  if (field === 'title')
    return { first: keyIn(columns.name), second: keyIn(columns.name_rest), column: columns.name, direction };
  return { first: keyIn(columns[field]), second: zero, column: columns[field], direction };
}

/** A position between listings, as sort keys. */
export type SortPosition = { first: number; second: number; id: number };

export function decodePosition({ field, isDescending }: SearchOrder, { at, id }: ListCursor): SortPosition {
  const direction = isDescending ? -1 : 1;
  if (field === 'title') {
    const [first, second] = computeNameSortKeys(at);
    return { first: direction * first, second: direction * second, id };
  }
  return { first: field === 'listed_at' ? -Date.parse(at) : Number(at), second: 0, id };
}

/** The sort key of a listing in the form of cursors, for orders by figures. */
export const encodeSortKey = ({ field }: SearchOrder, key: number): string =>
  field === 'listed_at' ? new Date(-key).toISOString() : String(key);

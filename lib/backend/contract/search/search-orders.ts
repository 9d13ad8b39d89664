import type { ListingOrder } from '@/lib/backend/contract/generated/resolvers';
import type { ListCursor } from '@/lib/backend/contract/reads/list-cursor';
import type { Columns } from '@/lib/backend/contract/search/listing-columns';
import { namePlace } from '@/lib/backend/contract/search/name-place';

type Ordered = 'asking_price' | 'down_payment' | 'discretionary_earnings' | 'listed_at' | 'title';

export type SearchOrder = {
  field: Ordered;
  falls: boolean;
  /** Which way those alike go, by their ids. */
  idsFall: boolean;
};

const rising = (field: Ordered): SearchOrder => ({ field, falls: false, idsFall: false });
const falling = (field: Ordered): SearchOrder => ({ field, falls: true, idsFall: false });

/** The orders of a search: those of lists, but names in the order of their letters, whatever their size and accents. */
export const searchOrders: Readonly<Record<ListingOrder, SearchOrder>> = {
  price_asc: rising('asking_price'),
  price_desc: falling('asking_price'),
  down_payment_asc: rising('down_payment'),
  down_payment_desc: falling('down_payment'),
  sde_asc: rising('discretionary_earnings'),
  sde_desc: falling('discretionary_earnings'),
  newest: { field: 'listed_at', falls: true, idsFall: true },
  name_asc: rising('title'),
  name_desc: { field: 'title', falls: true, idsFall: true },
};

/** What rises in an order: of names two numbers, the second for those whose first is the same. What is not told comes last. */
export type Keys = {
  first: (id: number) => number;
  second: (id: number) => number;
  /** Where the first is read from, times its way, unless it is found otherwise. */
  column?: Float64Array;
  way?: 1 | -1;
};

const nothing = () => 0;

export function keysOf(columns: Columns, { field, falls }: SearchOrder): Keys {
  const way = falls ? -1 : 1;
  const keyIn = (column: Float64Array) => (id: number) => {
    const key = way * (column[id] ?? Number.NaN);
    return Number.isNaN(key) ? Number.POSITIVE_INFINITY : key;
  };
  if (field === 'title')
    return { first: keyIn(columns.name), second: keyIn(columns.name_further), column: columns.name, way };
  return { first: keyIn(columns[field]), second: nothing, column: columns[field], way };
}

/** A place between listings, as their keys have it. */
export type Start = { first: number; second: number; id: number };

export function readStart({ field, falls }: SearchOrder, { at, id }: ListCursor): Start {
  const way = falls ? -1 : 1;
  if (field === 'title') {
    const [first, second] = namePlace(at);
    return { first: way * first, second: way * second, id };
  }
  return { first: field === 'listed_at' ? -Date.parse(at) : Number(at), second: 0, id };
}

/** What a cursor says of a listing, in an order of figures. */
export const writeAt = ({ field }: SearchOrder, key: number): string =>
  field === 'listed_at' ? new Date(-key).toISOString() : String(key);

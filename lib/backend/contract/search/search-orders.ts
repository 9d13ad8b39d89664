import type { ListingOrder } from '@/lib/backend/contract/generated/resolvers';
import { listingOrders } from '@/lib/backend/database/listing-orders';

/** What the figure of a day counts from, in ms of `Date`: 1900. */
export const firstDay = -2_208_988_800_000;

export type SearchOrder = {
  /** The figure whose marks are of this order. */
  figure: string;
  rising: boolean;
  /** What is compared in the end, in SQL, and which way; ids of those alike go the same way. */
  key: string;
  descending: boolean;
  type: 'numeric' | 'timestamptz' | 'text';
};

const name = { figure: 'title', key: `(search_text(title) collate "C")`, type: 'text' } as const;

/** The orders of a search: those of lists, but names in the order of their letters, whatever their size and accents. */
export const searchOrders: Readonly<Record<ListingOrder, SearchOrder>> = {
  price_asc: figureOrder('price_asc', true),
  price_desc: figureOrder('price_desc', false),
  down_payment_asc: figureOrder('down_payment_asc', true),
  down_payment_desc: figureOrder('down_payment_desc', false),
  sde_asc: figureOrder('sde_asc', true),
  sde_desc: figureOrder('sde_desc', false),
  newest: figureOrder('newest', false),
  name_asc: { ...name, rising: true, descending: false },
  name_desc: { ...name, rising: false, descending: true },
};

function figureOrder(order: ListingOrder, rising: boolean): SearchOrder {
  const { field, key, type, descending } = listingOrders[order];
  return { figure: field, rising, key, type, descending };
}

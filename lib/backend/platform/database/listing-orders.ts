type ListingSortOrder = {
  /** The field that determines the order. */
  field: string;
  /** The sort key as SQL; never null, so that a cursor can refer to it. */
  key: string;
  type: 'numeric' | 'timestamptz' | 'text';
  descending: boolean;
};

/** Undisclosed figures sort last in both directions. */
const ascendingOrder = (field: string): ListingSortOrder => ({
  field,
  key: `coalesce(${field}, 'Infinity'::numeric)`,
  type: 'numeric',
  descending: false,
});
const descendingOrder = (field: string): ListingSortOrder => ({
  ...ascendingOrder(field),
  key: `coalesce(- ${field}, 'Infinity'::numeric)`,
});

/**
 * Sort orders of listings. Ties are broken by id in the same direction, so that pages never overlap; each
 * order has an index.
 */
export const listingOrders = {
  price_asc: ascendingOrder('asking_price'),
  price_desc: descendingOrder('asking_price'),
  down_payment_asc: ascendingOrder('down_payment'),
  down_payment_desc: descendingOrder('down_payment'),
  sde_asc: ascendingOrder('discretionary_earnings'),
  sde_desc: descendingOrder('discretionary_earnings'),
  newest: { field: 'listed_at', key: 'listed_at', type: 'timestamptz', descending: true },
  name_asc: { field: 'title', key: 'title', type: 'text', descending: false },
  name_desc: { field: 'title', key: 'title', type: 'text', descending: true },
} as const satisfies Record<string, ListingSortOrder>;

export type ListingOrderName = keyof typeof listingOrders;

/** SQL condition for public listings. Queries must use the same text as the partial indexes. */
export const listedCondition = `_status = 'published' and status in ('active', 'under_offer', 'sold')`;

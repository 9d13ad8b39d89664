type ListedBy = {
  /** The field the order depends on. */
  field: string;
  /** What is compared, in SQL; never null, so that a place in the order can be named. */
  key: string;
  type: 'numeric' | 'timestamptz' | 'text';
  descending: boolean;
};

/** What is not disclosed comes last, whichever way the figures go. */
const rising = (field: string): ListedBy => ({
  field,
  key: `coalesce(${field}, 'Infinity'::numeric)`,
  type: 'numeric',
  descending: false,
});
const falling = (field: string): ListedBy => ({
  ...rising(field),
  key: `coalesce(- ${field}, 'Infinity'::numeric)`,
});

/** Orders of listings. Ties go by id, the same way, so that pages never overlap; each order has its index. */
export const listingOrders = {
  price_asc: rising('asking_price'),
  price_desc: falling('asking_price'),
  down_payment_asc: rising('down_payment'),
  down_payment_desc: falling('down_payment'),
  sde_asc: rising('discretionary_earnings'),
  sde_desc: falling('discretionary_earnings'),
  newest: { field: 'listed_at', key: 'listed_at', type: 'timestamptz', descending: true },
  name_asc: { field: 'title', key: 'title', type: 'text', descending: false },
  name_desc: { field: 'title', key: 'title', type: 'text', descending: true },
} as const satisfies Record<string, ListedBy>;

/** The listings that are in public, as every question and every index says it. */
export const listedCondition = `_status = 'published' and status in ('active', 'under_offer', 'sold')`;

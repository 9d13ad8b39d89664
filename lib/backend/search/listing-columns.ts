import type { ColumnFamily } from '@/lib/backend/search/facet-groups';

/** The figures that a search can restrict to a range. */
export const figures = [
  ...(['asking_price', 'down_payment', 'discretionary_earnings', 'total_sales'] as const),
  ...(['employees', 'year_established'] as const),
] as const;
type Figure = (typeof figures)[number];

/** The figures with a median. */
export const medianFigures = ['asking_price', 'discretionary_earnings', 'multiple'] as const;
type MedianFigure = (typeof medianFigures)[number];

/** The searchable fields by listing id. All columns have the same size. */
export const createColumns = (size: number) => ({
  /** For each column family the code of the listing's value set; 0 for listings that are not public. */
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
  /** The prefixes of figures (`medians.ts`), which take a quarter of the time to scan. */
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

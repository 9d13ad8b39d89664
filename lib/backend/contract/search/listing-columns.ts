import type { Family } from '@/lib/backend/contract/search/groups';

/** The figures that a search may bound. */
export const figures = [
  ...(['asking_price', 'down_payment', 'discretionary_earnings', 'total_sales'] as const),
  ...(['employees', 'year_established'] as const),
] as const;
type Figure = (typeof figures)[number];

/** The figures whose middle is told. */
export const measured = ['asking_price', 'discretionary_earnings', 'multiple'] as const;
type Measured = (typeof measured)[number];

/** What a search looks at of each listing, which stands at the place of its id; columns are as long as each other. */
export const makeColumns = (size: number) => ({
  /** Of each family a number for the values that a listing has of its groups; 0 for what is not in public. */
  ...({
    places: new Uint32Array(size),
    trades: new Uint32Array(size),
    traits: new Uint32Array(size),
  } satisfies Record<Family, Uint32Array>),
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
  /** The asking price over the earnings, to a hundredth. */
  multiple: new Float64Array(size),
  /** How a figure begins (`find-medians.ts`): a quarter as long to look along. */
  ...({
    asking_price_begins: new Uint16Array(size),
    discretionary_earnings_begins: new Uint16Array(size),
    multiple_begins: new Uint16Array(size),
  } satisfies Record<`${Measured}_begins`, Uint16Array>),
  /** In ms of `Date`. */
  listed_at: new Float64Array(size),
  /** The places of a name among names, by its first letters and by those that follow. */
  name: new Float64Array(size),
  name_further: new Float64Array(size),
});

export type Columns = ReturnType<typeof makeColumns>;

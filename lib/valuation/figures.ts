/** Maximum of one field, in pesewas: ten thousand million cedi. */
export const MAX_PESEWAS = 1_000_000_000_000;

/** Maximum number of one-off items, and of personal expenses. */
export const MAX_ITEMS = 6;

/** An entry of a list with its amount in pesewas. */
export type FigureItem = { name: string; amount: number };

export const growths = ['up', 'flat', 'down'] as const;
export type Growth = (typeof growths)[number];

/** The amounts of a year that add up to the earnings of one owner, in display order. */
export const earningNames = ['profit', 'pay', 'interest', 'depreciation'] as const;

/**
 * One year of a business. Amounts are whole pesewas from 0 to `MAX_PESEWAS`; profit is negative in a year of
 * loss. Null means not given.
 */
export type BusinessFigures = {
  profit: number | null;
  pay: number;
  interest: number;
  depreciation: number;
  oneOffs: readonly FigureItem[];
  personal: readonly FigureItem[];
  sales: number;
  stock: number;
  equipment: number;
  hasProperty: boolean;
  growth: Growth | null;
  /** Hours the owner works per week. */
  hours: number | null;
  /** Remaining years of the lease. */
  lease: number | null;
};

/** Multiples of a trade in hundredths: 215 is 2.15 times. `low` ≤ `mid` ≤ `high`. */
export type Multiples = { low: number; mid: number; high: number; sales: number | null };

/** Maximum of a multiple, in hundredths. */
export const MAX_MULTIPLE = 2_000;

export const noFigures: BusinessFigures = {
  profit: null,
  pay: 0,
  interest: 0,
  depreciation: 0,
  oneOffs: [],
  personal: [],
  sales: 0,
  stock: 0,
  equipment: 0,
  hasProperty: false,
  growth: null,
  hours: null,
  lease: null,
};

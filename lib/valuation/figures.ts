/** The most that can be written in one field, in pesewas: ten thousand million cedi. */
export const mostPesewas = 1_000_000_000_000;

/** So many one-off items, and so many personal expenses, can be written. */
export const mostItems = 6;

/** A named amount of a list, in pesewas. */
export type Item = { name: string; amount: number };

export const growths = ['up', 'flat', 'down'] as const;
export type Growth = (typeof growths)[number];

/** The amounts of a year that are added up to the earnings of one owner, in the order in which they are shown. */
export const earningNames = ['profit', 'pay', 'interest', 'depreciation'] as const;

/** A year of a business. Amounts are whole pesewas from 0 to `mostPesewas`; profit is negative in a year of loss. Null is not told. */
export type Figures = {
  profit: number | null;
  pay: number;
  interest: number;
  depreciation: number;
  oneOffs: readonly Item[];
  personal: readonly Item[];
  sales: number;
  stock: number;
  equipment: number;
  hasProperty: boolean;
  growth: Growth | null;
  /** That the owner works in a week. */
  hours: number | null;
  /** Years that are left of it. */
  lease: number | null;
};

/** What businesses of a trade are sold for, in hundredths: 215 is 2.15 times. `low` ≤ `mid` ≤ `high`. */
export type Multiples = { low: number; mid: number; high: number; sales: number | null };

/** The highest multiple there can be, in hundredths. */
export const mostMultiple = 2_000;

export const noFigures: Figures = {
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

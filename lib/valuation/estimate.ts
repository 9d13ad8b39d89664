import { type BusinessFigures, earningNames, type Multiples } from './figures';

/**
 * Seller's discretionary earnings of a year, in pesewas: what one full-time owner takes out of the business
 * (domain 2.1).
 */
export function discretionaryEarnings(figures: BusinessFigures): number {
  const mainAmounts = earningNames.map((name) => figures[name] ?? 0);
  const itemAmounts = [...figures.oneOffs, ...figures.personal].map(({ amount }) => amount);
  return [...mainAmounts, ...itemAmounts].reduce((sum, amount) => sum + amount, 0);
}

/** Amounts in pesewas, before rounding. */
export type EstimateRange = { low: number; mid: number; high: number };

export type Estimate = {
  earnings: number;
  /** Null when there are no earnings. */
  byEarnings: EstimateRange | null;
  /** Null when sales are missing or the trade has no multiple for them. */
  bySales: number | null;
  /** Assets of the business: equipment at its resale value and stock at cost. */
  assets: number;
  /** The estimates by earnings and by sales differ by more than half. */
  disagrees: boolean;
  /** The assets are worth more than the estimate by earnings. */
  isBelowAssets: boolean;
};

/**
 * Estimates what a business is worth. Never throws, overflows or becomes negative for figures within their
 * limits.
 */
export function estimate(figures: BusinessFigures, multiples: Multiples): Estimate {
  const earnings = discretionaryEarnings(figures);
  const { low, mid, high } = multiples;
  const byEarnings =
    earnings > 0
      ? { low: multiply(earnings, low), mid: multiply(earnings, mid), high: multiply(earnings, high) }
      : null;
  const bySales =
    multiples.sales !== null && figures.sales > 0 ? multiply(figures.sales, multiples.sales) : null;
  const assets = figures.equipment + figures.stock;
  return {
    earnings,
    byEarnings,
    bySales,
    assets,
    disagrees: byEarnings !== null && bySales !== null && differByHalf(byEarnings.mid, bySales),
    isBelowAssets: byEarnings !== null && assets > byEarnings.mid,
  };
}

/** Integer arithmetic: the product may exceed the safe integers. */
const multiply = (pesewas: number, hundredths: number): number =>
  Number((BigInt(pesewas) * BigInt(hundredths) + 50n) / 100n);

const differByHalf = (first: number, second: number): boolean =>
  2 * Math.max(first, second) > 3 * Math.min(first, second);

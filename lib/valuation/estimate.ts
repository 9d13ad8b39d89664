import { discretionaryEarnings } from './earnings';
import type { Figures, Multiples } from './figures';

/** Amounts in pesewas, before rounding. */
export type Range = { low: number; mid: number; high: number };

export type Estimate = {
  earnings: number;
  /** Null where there are no earnings to be multiplied. */
  byEarnings: Range | null;
  /** Null where sales are not told, or the trade has no multiple of them. */
  bySales: number | null;
  /** What stands in the business: equipment at what it would fetch, and stock at cost. */
  assets: number;
  /** Earnings and sales say something else: one is more than half as much again as the other. */
  disagrees: boolean;
  /** What the business owns is worth more than its earnings say. */
  isBelowAssets: boolean;
};

/** What a business may be worth. Total: no figures within their bounds make it fail, overflow or turn negative. */
export function estimate(figures: Figures, multiples: Multiples): Estimate {
  const earnings = discretionaryEarnings(figures);
  const { low, mid, high } = multiples;
  const byEarnings =
    earnings > 0
      ? { low: times(earnings, low), mid: times(earnings, mid), high: times(earnings, high) }
      : null;
  const bySales =
    multiples.sales !== null && figures.sales > 0 ? times(figures.sales, multiples.sales) : null;
  const assets = figures.equipment + figures.stock;
  return {
    earnings,
    byEarnings,
    bySales,
    assets,
    disagrees: byEarnings !== null && bySales !== null && areApart(byEarnings.mid, bySales),
    isBelowAssets: byEarnings !== null && assets > byEarnings.mid,
  };
}

/** In whole numbers throughout: the product may be larger than a number holds exactly. */
const times = (pesewas: number, hundredths: number): number =>
  Number((BigInt(pesewas) * BigInt(hundredths) + 50n) / 100n);

const areApart = (one: number, other: number): boolean => 2 * Math.max(one, other) > 3 * Math.min(one, other);

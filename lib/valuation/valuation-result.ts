import { driversOf, type ValuationDriver } from './drivers';
import { estimate } from './estimate';
import type { FigureItem, Multiples } from './figures';
import type { ValuationInput } from './parse-figures';

/** Rounds an estimate in pesewas, not negative, to two significant digits of whole cedi. Preserves order. */
export function roundFigure(pesewas: number): number {
  const cedi = Math.round(pesewas / 100);
  const unit = 10 ** Math.max(0, String(cedi).length - 2);
  return Math.round(cedi / unit) * unit * 100;
}

/** A bar of the chart, in percent of its width: start, end and the position of the middle mark. */
export type ChartBar = { from: number; to: number; mark: number | null };

/**
 * The values to display, without texts: amounts in pesewas, rounded where they are estimates. `incomplete`
 * without trade or profit; `no-earnings` when only the assets count.
 */
export type ValuationResult = {
  state: 'incomplete' | 'no-earnings' | 'range';
  amounts: Readonly<Record<AmountKey, number | null>>;
  oneOffs: readonly FigureItem[];
  personal: readonly FigureItem[];
  bars: Readonly<Record<BarName, ChartBar | null>>;
  drivers: readonly ValuationDriver[];
  disagrees: boolean;
  isBelowAssets: boolean;
};

export const amountKeys = [
  ...(['profit', 'pay', 'interest', 'depreciation', 'earnings'] as const),
  ...(['low', 'mid', 'high', 'bySales', 'assets'] as const),
] as const;
export type AmountKey = (typeof amountKeys)[number];

export const barNames = ['byEarnings', 'bySales', 'assets'] as const;
export type BarName = (typeof barNames)[number];

/**
 * The result for the submitted figures with the multiples of their trade; incomplete when the trade is
 * unknown.
 */
export function valuationResultOf({ figures }: ValuationInput, multiples: Multiples | null): ValuationResult {
  const { profit, pay, interest, depreciation, oneOffs, personal } = figures;
  const valuation = estimate(figures, multiples ?? { low: 0, mid: 0, high: 0, sales: null });
  const isComplete = multiples !== null && profit !== null;
  const range = isComplete ? valuation.byEarnings : null;
  const amounts = {
    ...{ profit, pay, interest, depreciation },
    earnings: profit === null ? null : valuation.earnings,
    low: range && roundFigure(range.low),
    mid: range && roundFigure(range.mid),
    high: range && roundFigure(range.high),
    // In a year without earnings only the assets are displayed.
    bySales: range && valuation.bySales !== null ? roundFigure(valuation.bySales) : null,
    assets: valuation.assets > 0 ? roundFigure(valuation.assets) : null,
  };
  return {
    state: !isComplete ? 'incomplete' : range ? 'range' : 'no-earnings',
    amounts,
    oneOffs,
    personal,
    bars: chartBarsOf(amounts),
    drivers: range ? driversOf(figures) : [],
    disagrees: isComplete && valuation.disagrees,
    isBelowAssets: isComplete && valuation.isBelowAssets,
  };
}

/** All bars have one scale from zero, so that lengths are proportional to amounts. */
function chartBarsOf({
  low,
  mid,
  high,
  bySales,
  assets,
}: ValuationResult['amounts']): ValuationResult['bars'] {
  const maxAmount = Math.max(high ?? 0, bySales ?? 0, assets ?? 0, 1);
  const toPercent = (amount: number) => Math.round((amount / maxAmount) * 10_000) / 100;
  const range =
    low === null || mid === null || high === null
      ? null
      : { from: toPercent(low), to: toPercent(high), mark: toPercent(mid) };
  const fromZero = (amount: number | null) =>
    amount === null ? null : { from: 0, to: toPercent(amount), mark: null };
  return { byEarnings: range, bySales: fromZero(bySales), assets: fromZero(assets) };
}

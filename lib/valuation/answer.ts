import { type Driver, driversOf } from './drivers';
import { estimate } from './estimate';
import type { Item, Multiples } from './figures';
import type { Asked } from './read-figures';
import { roundFigure } from './round-figure';

/** A bar of the chart, in hundredths of its width: from where to where, and where the middle is marked. */
export type Bar = { from: number; to: number; mark: number | null };

/**
 * What is to be shown, without a word: amounts in pesewas, rounded where they are estimated. `incomplete` until the trade and the profit are told;
 * `no-earnings` where only what the business owns counts.
 */
export type Answer = {
  state: 'incomplete' | 'no-earnings' | 'range';
  amounts: Readonly<Record<AmountShown, number | null>>;
  oneOffs: readonly Item[];
  personal: readonly Item[];
  bars: Readonly<Record<BarName, Bar | null>>;
  drivers: readonly Driver[];
  disagrees: boolean;
  isBelowAssets: boolean;
};

export const amountsShown = [
  ...(['profit', 'pay', 'interest', 'depreciation', 'earnings'] as const),
  ...(['low', 'mid', 'high', 'bySales', 'assets'] as const),
] as const;
export type AmountShown = (typeof amountsShown)[number];

export const barNames = ['byEarnings', 'bySales', 'assets'] as const;
export type BarName = (typeof barNames)[number];

/** What comes of what was asked, for a trade with these multiples; null for one that is not known. */
export function answerFor({ figures }: Asked, multiples: Multiples | null): Answer {
  const { profit, pay, interest, depreciation, oneOffs, personal } = figures;
  const found = estimate(figures, multiples ?? { low: 0, mid: 0, high: 0, sales: null });
  const isComplete = multiples !== null && profit !== null;
  const range = isComplete ? found.byEarnings : null;
  const amounts = {
    ...{ profit, pay, interest, depreciation },
    earnings: profit === null ? null : found.earnings,
    low: range && roundFigure(range.low),
    mid: range && roundFigure(range.mid),
    high: range && roundFigure(range.high),
    // Of a year without earnings only what the business owns is told.
    bySales: range && found.bySales !== null ? roundFigure(found.bySales) : null,
    assets: found.assets > 0 ? roundFigure(found.assets) : null,
  };
  return {
    state: !isComplete ? 'incomplete' : range ? 'range' : 'no-earnings',
    amounts,
    oneOffs,
    personal,
    bars: barsOf(amounts),
    drivers: range ? driversOf(figures) : [],
    disagrees: isComplete && found.disagrees,
    isBelowAssets: isComplete && found.isBelowAssets,
  };
}

/** All on one scale from zero, so that twice as long is twice as much. */
function barsOf({ low, mid, high, bySales, assets }: Answer['amounts']): Answer['bars'] {
  const longest = Math.max(high ?? 0, bySales ?? 0, assets ?? 0, 1);
  const place = (amount: number) => Math.round((amount / longest) * 10_000) / 100;
  const range =
    low === null || mid === null || high === null
      ? null
      : { from: place(low), to: place(high), mark: place(mid) };
  const upTo = (amount: number | null) =>
    amount === null ? null : { from: 0, to: place(amount), mark: null };
  return { byEarnings: range, bySales: upTo(bySales), assets: upTo(assets) };
}

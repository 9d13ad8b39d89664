import type { Listing } from '@/schemas/listing';
import type { EarningsMultiples } from '@/schemas/valuation';

const figuresForSale = ['totalSales', 'askingPrice', 'downPayment', 'discretionaryEarnings'] as const;
const figuresWhenSold = ['totalSales', 'askingPrice', 'soldPrice', 'discretionaryEarnings'] as const;

export type ComparedBar = {
  name: (typeof figuresForSale | typeof figuresWhenSold)[number];
  pesewas: number;
  share: number;
};

export type ComparedListing = {
  /** The disclosed figures, each with its share (0 to 1) of the largest one; the scale starts at zero. */
  bars: ComparedBar[];
  /**
   * Asking price divided by the earnings of a year; for a sold listing the sold price. Null when either is
   * undisclosed.
   */
  multiple: number | null;
  /** Down payment divided by asking price, 0 to 1; null for a sold listing. */
  downPaymentShare: number | null;
};

export function compareFigures(listing: Listing): ComparedListing {
  const isSold = listing.status === 'sold';
  const disclosed = (isSold ? figuresWhenSold : figuresForSale).flatMap((name) => {
    const pesewas = listing[name];
    return pesewas !== null && pesewas > 0 ? [{ name, pesewas }] : [];
  });
  const largest = Math.max(0, ...disclosed.map((bar) => bar.pesewas));
  const { askingPrice, soldPrice, discretionaryEarnings, downPayment } = listing;
  return {
    bars: disclosed.map((bar) => ({ ...bar, share: bar.pesewas / largest })),
    multiple: ratio(isSold ? soldPrice : askingPrice, discretionaryEarnings),
    downPaymentShare: isSold ? null : ratio(downPayment, askingPrice),
  };
}

/**
 * The position of a multiple relative to the middle half of its trade, both rounded to tenths as displayed.
 */
export function compareToTrade(multiple: number, trade: EarningsMultiples): 'below' | 'within' | 'above' {
  const tenths = Math.round(multiple * 10);
  if (tenths < Math.round(trade.low / 10)) return 'below';
  return tenths > Math.round(trade.high / 10) ? 'above' : 'within';
}

function ratio(part: number | null, whole: number | null): number | null {
  return part !== null && part > 0 && whole !== null && whole > 0 ? part / whole : null;
}

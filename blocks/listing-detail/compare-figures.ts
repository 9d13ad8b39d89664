import type { Listing } from '@/schemas/listing';
import type { OwnMultiples } from '@/schemas/valuation';

const asked = ['totalSales', 'askingPrice', 'downPayment', 'discretionaryEarnings'] as const;
const paid = ['totalSales', 'askingPrice', 'soldPrice', 'discretionaryEarnings'] as const;

export type ComparedBar = { name: (typeof asked | typeof paid)[number]; pesewas: number; share: number };

export type ComparedListing = {
  /** The disclosed figures, each with its share (0 to 1) of the largest, so that the scale starts at zero. */
  bars: ComparedBar[];
  /** Asking price over one year's earnings, of what is sold the sold price; null when either is not disclosed. */
  multiple: number | null;
  /** Down payment over asking price, 0 to 1; null for what is sold. */
  downPaymentShare: number | null;
};

export function compareFigures(listing: Listing): ComparedListing {
  const isSold = listing.status === 'sold';
  const disclosed = (isSold ? paid : asked).flatMap((name) => {
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

/** Whether a multiple lies among the middle half of those of its trade, as both are shown: to a tenth. */
export function standInTrade(multiple: number, trade: OwnMultiples): 'below' | 'within' | 'above' {
  const tenths = Math.round(multiple * 10);
  if (tenths < Math.round(trade.low / 10)) return 'below';
  return tenths > Math.round(trade.high / 10) ? 'above' : 'within';
}

function ratio(part: number | null, whole: number | null): number | null {
  return part !== null && part > 0 && whole !== null && whole > 0 ? part / whole : null;
}

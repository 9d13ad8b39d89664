import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { EarningsMultiples } from '@/schemas/valuation';
import { compareToTrade } from './compare-figures';
import { formatMultiple } from './format-multiple';

type TradeMultipleProps = { multiple: number; trade: EarningsMultiples; page: PageContext };

const positionLabels = {
  below: 'price.belowTrade',
  within: 'price.withinTrade',
  above: 'price.aboveTrade',
} as const;

/**
 * The asking multiple of the trade next to that of this business, with the number of listings in the median.
 */
export function TradeMultiple({ multiple, trade, page }: TradeMultipleProps): ReactElement {
  const write = (hundredths: number) => formatMultiple(hundredths / 100, page.locale);
  return (
    <p className="mt-3 max-w-measure text-text-muted">
      {page.t('price.inTrade', {
        count: page.format.number(trade.count),
        middle: write(trade.mid),
        low: write(trade.low),
        high: write(trade.high),
      })}{' '}
      {page.t(positionLabels[compareToTrade(multiple, trade)])}
    </p>
  );
}

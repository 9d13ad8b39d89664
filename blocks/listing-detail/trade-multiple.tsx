import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { OwnMultiples } from '@/schemas/valuation';
import { standInTrade } from './compare-figures';
import { writeMultiple } from './write-multiple';

type TradeMultipleProps = { multiple: number; trade: OwnMultiples; page: PageContext };

const stands = { below: 'price.belowTrade', within: 'price.withinTrade', above: 'price.aboveTrade' } as const;

/** How many times its earnings the trade asks beside what this business asks, and of how many that is the middle. */
export function TradeMultiple({ multiple, trade, page }: TradeMultipleProps): ReactElement {
  const write = (hundredths: number) => writeMultiple(hundredths / 100, page.locale);
  return (
    <p className="mt-3 max-w-measure text-text-muted">
      {page.t('price.inTrade', {
        count: page.format.number(trade.count),
        middle: write(trade.mid),
        low: write(trade.low),
        high: write(trade.high),
      })}{' '}
      {page.t(stands[standInTrade(multiple, trade)])}
    </p>
  );
}

import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading } from '@/lib/ui/heading';
import type { Listing } from '@/schemas/listing';
import type { EarningsMultiples } from '@/schemas/valuation';
import { compareFigures } from './compare-figures';
import { FigureBar } from './figure-bar';
import { formatMultiple } from './format-multiple';
import { TradeMultiple } from './trade-multiple';

type ComparedFiguresProps = { listing: Listing; trade: EarningsMultiples | null; page: PageContext };

/** Price, earnings and sales as bars on one scale from zero. Nothing when fewer than two are disclosed. */
export function ComparedFigures({ listing, trade, page }: ComparedFiguresProps): ReactElement | null {
  const { bars, multiple, downPaymentShare } = compareFigures(listing);
  const isSold = listing.status === 'sold';
  if (bars.length < 2) return null;
  const share = new Intl.NumberFormat(page.locale, { style: 'percent', maximumFractionDigits: 0 });
  const ratios = [
    multiple !== null &&
      page.t(isSold ? 'listing.soldMultiple' : 'listing.multiple', {
        multiple: formatMultiple(multiple, page.locale),
      }),
    downPaymentShare !== null &&
      page.t('listing.downPaymentShare', { share: share.format(downPaymentShare) }),
  ].filter((sentence) => sentence !== false);
  return (
    <div>
      <div className="mb-6">
        <Heading level={2} size="section">
          {page.t('listing.compared')}
        </Heading>
      </div>
      <ul className="flex flex-col gap-5">
        {bars.map((bar) => (
          <FigureBar
            key={bar.name}
            label={page.t(`listing.${bar.name}`)}
            value={page.format.money(bar.pesewas)}
            share={bar.share}
            strong={bar.name === (isSold ? 'soldPrice' : 'askingPrice')}
          />
        ))}
      </ul>
      {ratios.length > 0 && <p className="mt-6 max-w-measure text-text-muted">{ratios.join(' ')}</p>}
      {multiple !== null && trade && <TradeMultiple {...{ multiple, trade, page }} />}
    </div>
  );
}

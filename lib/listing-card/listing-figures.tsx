import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { ListingCard } from '@/schemas/listing';

/** The three figures buyers compare, at the bottom of the card so that they align across a row. */
export function ListingFigures({ listing, page }: { listing: ListingCard; page: PageContext }): ReactElement {
  const isSold = listing.status === 'sold' && listing.soldPrice !== null;
  const money = (pesewas: number | null) =>
    pesewas === null ? (
      <span className="text-label font-normal">{page.t('listing.notDisclosed')}</span>
    ) : (
      // Breaks long amounts such as “876,5 mil GH₵” only between words.
      page.format.compactMoney(pesewas).replaceAll(/\s/g, ' ')
    );
  const price = isSold ? listing.soldPrice : listing.askingPrice;
  return (
    <dl className="figures">
      <div>
        <dt>{page.t(isSold ? 'listing.soldPrice' : 'listing.askingPrice')}</dt>
        <dd>{price === null ? page.t('listing.notDisclosed') : page.format.money(price)}</dd>
      </div>
      <div>
        <dt>
          <abbr title={page.t('listing.discretionaryEarnings')}>{page.t('listing.sdeShort')}</abbr>
        </dt>
        <dd>{money(listing.discretionaryEarnings)}</dd>
      </div>
      <div>
        <dt>{page.t('listing.downPayment')}</dt>
        <dd>{money(listing.downPayment)}</dd>
      </div>
    </dl>
  );
}

import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { ListingCard } from '@/schemas/listing';

/** The three figures buyers compare, at the foot of the card so that they line up across a row. */
export function ListingFigures({ listing, page }: { listing: ListingCard; page: PageContext }): ReactElement {
  const sold = listing.status === 'sold' && listing.soldPrice !== null;
  const money = (pesewas: number | null) =>
    pesewas === null ? (
      <span className="text-label font-normal">{page.t('listing.notDisclosed')}</span>
    ) : (
      page.format.compactMoney(pesewas)
    );
  const price = sold ? listing.soldPrice : listing.askingPrice;
  return (
    <dl className="mt-auto grid grid-cols-2 gap-x-4 gap-y-4 border-t border-line pt-4">
      <div className="col-span-2">
        <dt className="text-label text-text-muted">
          {page.t(sold ? 'listing.soldPrice' : 'listing.askingPrice')}
        </dt>
        <dd className="font-display text-[1.625rem] leading-snug lining-nums tabular-nums">
          {price === null ? page.t('listing.notDisclosed') : page.format.money(price)}
        </dd>
      </div>
      <div>
        <dt className="text-label text-text-muted">
          <abbr title={page.t('listing.discretionaryEarnings')} className="no-underline">
            {page.t('listing.sdeShort')}
          </abbr>
        </dt>
        <dd className="text-small font-semibold tabular-nums">{money(listing.discretionaryEarnings)}</dd>
      </div>
      <div>
        <dt className="text-label text-text-muted">{page.t('listing.downPayment')}</dt>
        <dd className="text-small font-semibold tabular-nums">{money(listing.downPayment)}</dd>
      </div>
    </dl>
  );
}

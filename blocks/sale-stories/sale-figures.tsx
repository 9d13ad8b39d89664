import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { SaleStory } from '@/schemas/sale-story';

/** The sold price, the asking price, and the time until the sale. */
export function SaleFigures({ story, page }: { story: SaleStory; page: PageContext }): ReactElement {
  const { askingPrice, soldPrice, weeks } = story;
  const money = (pesewas: number | null) =>
    pesewas === null ? page.t('listing.notDisclosed') : page.format.money(pesewas);
  return (
    <dl className="mt-auto grid grid-cols-2 gap-4 border-t border-line pt-4">
      <div className="col-span-2">
        <dt className="text-label text-text-muted">{page.t('listing.soldPrice')}</dt>
        <dd className="font-display text-section tabular-nums">{money(soldPrice)}</dd>
      </div>
      <div>
        <dt className="text-label text-text-muted">{page.t('listing.askingPrice')}</dt>
        <dd className="text-small font-semibold tabular-nums">{money(askingPrice)}</dd>
      </div>
      <div>
        <dt className="text-label text-text-muted">{page.t('sale.time')}</dt>
        <dd className="text-small font-semibold tabular-nums">{page.t('sale.weeks', { weeks })}</dd>
      </div>
    </dl>
  );
}

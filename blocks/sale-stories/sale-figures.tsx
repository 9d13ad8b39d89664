import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { SaleStory } from '@/schemas/sale-story';

/** The sold price, the asking price, and the time until the sale. */
export function SaleFigures({ story, page }: { story: SaleStory; page: PageContext }): ReactElement {
  const { askingPrice, soldPrice, weeks } = story;
  const money = (pesewas: number | null) =>
    pesewas === null ? page.t('listing.notDisclosed') : page.format.money(pesewas);
  return (
    <dl className="figures">
      <div>
        <dt>{page.t('listing.soldPrice')}</dt>
        <dd>{money(soldPrice)}</dd>
      </div>
      <div>
        <dt>{page.t('listing.askingPrice')}</dt>
        <dd>{money(askingPrice)}</dd>
      </div>
      <div>
        <dt>{page.t('sale.time')}</dt>
        <dd>{page.t('sale.weeks', { weeks })}</dd>
      </div>
    </dl>
  );
}

import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Heading } from '@/lib/ui/heading';
import type { Listing } from '@/schemas/listing';

type FigureTableProps = { listing: Listing; page: PageContext };

/** All figures of the business with labels; an undisclosed figure is labelled as such. */
export function FigureTable({ listing, page }: FigureTableProps): ReactElement {
  return (
    <div>
      <div className="mb-6">
        <Heading level={2} size="section">
          {page.t('listing.atAGlance')}
        </Heading>
      </div>
      <dl className="gap-x-8 border-t border-line-strong sm:columns-2">
        {figuresOf(listing, page).map(({ label, value }) => (
          <div
            key={label}
            className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3"
          >
            <dt className="text-small text-text-muted">{label}</dt>
            <dd className="ml-auto text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {listing.reasonForSelling && (
        <dl className="mt-6 border-l-2 border-accent pl-6">
          <dt className="text-small text-text-muted">{page.t('listing.reasonForSelling')}</dt>
          <dd className="mt-1 max-w-measure">{listing.reasonForSelling}</dd>
        </dl>
      )}
    </div>
  );
}

function figuresOf(listing: Listing, page: PageContext): { label: string; value: string }[] {
  const hidden = page.t('listing.notDisclosed');
  const money = (pesewas: number | null) => (pesewas === null ? hidden : page.format.money(pesewas));
  const text = (value: string | number | null) => (value === null || value === '' ? hidden : String(value));
  const paid = listing.status === 'sold' ? listing.soldPrice : null;
  return [
    { label: page.t('listing.askingPrice'), value: money(listing.askingPrice) },
    ...(paid === null ? [] : [{ label: page.t('listing.soldPrice'), value: money(paid) }]),
    { label: page.t('listing.downPayment'), value: money(listing.downPayment) },
    { label: page.t('listing.discretionaryEarnings'), value: money(listing.discretionaryEarnings) },
    { label: page.t('listing.totalSales'), value: money(listing.totalSales) },
    { label: page.t('listing.inventory'), value: money(listing.inventory) },
    {
      label: page.t('listing.furnitureFixturesEquipment'),
      value: money(listing.furnitureFixturesEquipment),
    },
    { label: page.t('listing.category'), value: text(listing.category) },
    { label: page.t('listing.location'), value: text(listing.location) },
    {
      label: page.t('listing.employees'),
      value: listing.employees === null ? hidden : page.format.number(listing.employees),
    },
    { label: page.t('listing.yearEstablished'), value: text(listing.yearEstablished) },
    { label: page.t('listing.listingNumber'), value: listing.reference },
  ];
}

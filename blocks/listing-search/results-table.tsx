import type { ReactElement } from 'react';
import { dotSeparator } from '@/lib/i18n/dot-separator';
import { ListingBadges } from '@/lib/listing-card/listing-badges';
import { listingFigures } from '@/lib/listing-card/listing-figures';
import { Icon } from '@/lib/ui/icon';
import type { ListingCard, listingOrderNames } from '@/schemas/listing';
import { type SearchContext, searchHref } from './search-context';

type Order = (typeof listingOrderNames)[number];
type Column = { label: string; ascending?: Order; descending?: Order };
type ResultsTableProps = { context: SearchContext; listings: readonly ListingCard[] };

/** The results as a table, to compare figures. The headers of its columns sort. */
export function ResultsTable({ context, listings }: ResultsTableProps): ReactElement {
  const { found, page, id } = context;
  const { t } = page;
  const columns: Column[] = [
    { label: t('search.businessColumn'), ascending: 'name_asc', descending: 'name_desc' },
    {
      label: t(found.state.status === 'sold' ? 'listing.soldPrice' : 'listing.askingPrice'),
      ascending: 'price_asc',
      descending: 'price_desc',
    },
    { label: t('listing.sdeShort'), ascending: 'sde_asc', descending: 'sde_desc' },
    { label: t('listing.downPayment'), ascending: 'down_payment_asc', descending: 'down_payment_desc' },
    { label: t('listing.totalSales') },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys where the screen is narrow
    <section aria-labelledby={`${id}-count`} tabIndex={0} className="overflow-x-auto">
      <table className="sum-lines">
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeader key={column.label} column={column} context={context} />
            ))}
          </tr>
        </thead>
        <tbody>
          {listings.map((listing) => (
            <tr key={listing.slug}>
              <th scope="row">
                <ListingBadges listing={listing} page={page} />
                <a href={page.href(listing.href)} className="inline-link">
                  {listing.title}
                </a>
                <span className="mt-1 block text-label text-text-muted">
                  {listing.category}
                  {dotSeparator}
                  {listing.location}
                </span>
                {listing.status !== 'sold' && (
                  <button type="button" data-save="" className="save min-h-6 max-md:min-h-11">
                    {t('buyer.saveListing')}
                  </button>
                )}
              </th>
              {listingFigures(listing, page).map(({ label, value }) => (
                <td key={label}>
                  {value ?? <span className="text-label text-text-muted">{t('listing.notDisclosed')}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A column header; its link sorts by the column, and reverses that order. */
function ColumnHeader({ column, context }: { column: Column; context: SearchContext }): ReactElement {
  const { label, ascending, descending } = column;
  if (!ascending || !descending)
    return (
      <th scope="col" className="text-label font-semibold">
        {label}
      </th>
    );
  const { state } = context.found;
  const isAscending = state.sort === ascending;
  const isDescending = state.sort === descending;
  const sort = isAscending ? descending : ascending;
  return (
    <th
      scope="col"
      className="text-label font-semibold"
      {...(isAscending && { 'aria-sort': 'ascending' })}
      {...(isDescending && { 'aria-sort': 'descending' })}
    >
      <a
        href={searchHref(context, { ...state, sort, after: null })}
        data-search=""
        className="inline-flex min-h-11 items-center gap-1 hover:text-link"
      >
        {label}
        {(isAscending || isDescending) && (
          <Icon name="arrow-down" className={isAscending ? 'size-4 rotate-180' : 'size-4'} />
        )}
      </a>
    </th>
  );
}

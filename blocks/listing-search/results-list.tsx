import type { ReactElement } from 'react';
import { ListingEntry } from '@/lib/listing-card/listing-entry';
import type { ListingCard } from '@/schemas/listing';
import { AreaMap } from './area-map';
import type { SearchContext } from './search-context';

type ResultsListProps = { context: SearchContext; listings: readonly ListingCard[] };

/** The results as rows; on wide screens next to a map, whose links the filters have as text. */
export function ResultsList({ context, listings }: ResultsListProps): ReactElement {
  const { page } = context;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <ul className="flex flex-col gap-3">
        {listings.map((listing) => (
          <li key={listing.slug}>
            <ListingEntry listing={listing} page={page} level={3} />
          </li>
        ))}
      </ul>
      <div className="max-xl:hidden lg:sticky lg:top-28 print:hidden">
        <AreaMap context={context} />
        <p className="mt-2 text-label text-text-muted">{page.t('search.mapNote')}</p>
      </div>
    </div>
  );
}

import type { ReactElement } from 'react';
import type { ListingCard } from '@/schemas/listing';
import { FilterChips } from './filter-chips';
import { rangeLabels } from './filter-labels';
import { MarketSnapshot } from './market-snapshot';
import { NoResults } from './no-results';
import { ResultPages } from './result-pages';
import { ResultsBar } from './results-bar';
import { ResultsList } from './results-list';
import { ResultsMap } from './results-map';
import { ResultsTable } from './results-table';
import type { SearchContext } from './search-context';
import { SearchTerms } from './search-terms';
import { WiderLink } from './wider-link';

type SearchResultsProps = {
  context: SearchContext;
  listings: readonly ListingCard[];
  level: 2 | 3;
  emptyText: string;
};

/** The results and everything that changes with them. */
export function SearchResults({ context, listings, level, emptyText }: SearchResultsProps): ReactElement {
  const { found, page, id } = context;
  const { state, corrected, unlistedPlace } = found;
  const isEmpty = found.total === 0;
  return (
    <div
      id={`${id}-results`}
      data-swap="results"
      data-waits=""
      className="flex min-w-0 flex-col gap-6 lg:col-span-3 aria-busy:opacity-60"
    >
      <ResultsBar context={context} level={level} />
      <IgnoredFilters context={context} />
      {corrected && !isEmpty && <p>{page.t('search.corrected', { words: state.words, corrected })}</p>}
      {unlistedPlace !== null && !isEmpty && <p>{page.t('search.around', { place: unlistedPlace })}</p>}
      <FilterChips context={context} />
      {!isEmpty && (
        <WiderLink
          context={context}
          className="inline-link inline-flex min-h-11 items-center self-start text-small"
        />
      )}
      {isEmpty && <NoResults context={context} text={emptyText} />}
      {!isEmpty && state.view === 'map' && <ResultsMap context={context} />}
      {!isEmpty && state.view === 'table' && <ResultsTable context={context} listings={listings} />}
      {!isEmpty && state.view === 'list' && <ResultsList context={context} listings={listings} />}
      {state.view !== 'map' && <ResultPages context={context} />}
      <MarketSnapshot context={context} />
      <SearchTerms page={page} />
    </div>
  );
}

/** Messages about invalid filters, displayed with the results while the filters are collapsed. */
function IgnoredFilters({ context: { found, page } }: { context: SearchContext }): ReactElement | null {
  const names = found.state.unread.map((name) => page.t(rangeLabels[name]));
  if (names.length === 0) return null;
  return <p>{page.t('search.ignored', { names: names.join(', ') })}</p>;
}

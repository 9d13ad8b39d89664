import type { DataContext } from '@/lib/engine/data-context';
import { defineSource } from '@/lib/engine/define-source';
import {
  CountListingsDocument,
  type ListingSearch,
  SearchListingsDocument,
  type SearchListingsQuery,
} from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { isOwnerPage } from '@/lib/routes/link-to-record';
import { pathFor } from '@/lib/routes/path-for';
import { listingSearchQuery } from '@/schemas/bindings/listing-search-query';
import { filterKey, filtersOf, relaxSearch } from '@/schemas/search/filters';
import type { ListingSearchData } from '@/schemas/search/listing-search-data';
import { readSearch } from '@/schemas/search/read-search';
import type { SearchState } from '@/schemas/search/search-state';
import { writeSearch } from '@/schemas/search/write-search';
import {
  removeFixedFilters,
  type SearchConstraints,
  toListingSearch,
  widenSearch,
} from './to-listing-search';
import { type SearchResultsData, toSearchResults } from './to-search-results';

/**
 * The maximum number of filters for which the result count without the filter is computed: each costs a
 * count query.
 */
const MAX_REMEDIES = 6;

/**
 * The listings that match the search in the query string of the page, or the newest listings without a
 * search.
 */
export const listingSearchSource = defineSource<typeof listingSearchQuery, SearchResultsData>({
  query: listingSearchQuery,
  read: async (constraints, page) => {
    const { state: requestedState, fixed } = removeFixedFilters(
      readSearch(page.searchParams ?? new URLSearchParams()),
      constraints,
    );
    const { state, searchListings } = await runSearch(requestedState, constraints, page);
    const isEmpty = searchListings.total === 0;
    const isNarrowed = filtersOf(state).length > 0;
    const [remedies, wider] = await Promise.all([
      isEmpty ? countRemedies(state, constraints) : [],
      isEmpty || isNarrowed ? countWider(state, constraints) : null,
    ]);
    return toSearchResults(searchListings, page, { state, fixed, remedies, wider, limit: constraints.limit });
  },
});

type SearchRun = { state: SearchState; searchListings: SearchListingsQuery['searchListings'] };

/**
 * Runs a search. A cursor that is invalid, comes from another list or is beyond the end is dropped: the
 * results start at the first page.
 */
async function runSearch(
  requestedState: SearchState,
  constraints: SearchConstraints,
  page: DataContext,
): Promise<SearchRun> {
  const search = async (state: SearchState) => {
    const { searchListings } = await queryContent(SearchListingsDocument, {
      search: toListingSearch(state, constraints),
      order: state.sort,
      limit: constraints.limit,
      after: state.after,
      owned: isOwnerPage(page),
    });
    return { state, searchListings };
  };
  if (requestedState.after === null) return search(requestedState);
  const found = await search(requestedState).catch(() => null);
  return found && found.searchListings.items.length > 0
    ? found
    : search({ ...requestedState, after: null, from: null });
}

async function countOf(search: ListingSearch): Promise<{ count: number; isCapped: boolean }> {
  const { total, total_capped } = (await queryContent(CountListingsDocument, { search })).searchListings;
  return { count: total, isCapped: total_capped };
}

/**
 * The number of results without each filter; when removing a single filter is not enough, the number of
 * results with each filter alone.
 */
async function countRemedies(
  state: SearchState,
  constraints: SearchConstraints,
): Promise<ListingSearchData['remedies']> {
  const filters = filtersOf(state).slice(0, MAX_REMEDIES);
  const modes = ['without', 'only'] as const;
  for (const mode of filters.length > 1 ? modes : modes.slice(0, 1)) {
    const remedies = await Promise.all(
      filters.map(async (filter) => {
        const eased = relaxSearch(state, { mode, filter });
        return { mode, filter: filterKey(filter), ...(await countOf(toListingSearch(eased, constraints))) };
      }),
    );
    if (remedies.some(({ count }) => count > 0)) return remedies;
  }
  return [];
}

async function countWider(
  state: SearchState,
  constraints: SearchConstraints,
): Promise<ListingSearchData['wider']> {
  const wider = widenSearch(state, constraints);
  if (!wider) return null;
  const found = await countOf(toListingSearch(wider, { limit: constraints.limit }));
  return { href: `${pathFor('ListingSearch')}?${writeSearch(wider)}`, ...found };
}

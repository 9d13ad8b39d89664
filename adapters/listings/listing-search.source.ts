import 'server-only';
import type { DataContext } from '@/lib/engine/data-context';
import { defineSource } from '@/lib/engine/define-source';
import {
  CountListingsDocument,
  SearchListingsDocument,
  type SearchListingsQuery,
} from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { belongsToOwner } from '@/lib/routes/link-to-record';
import { listingSearchQuery } from '@/schemas/bindings/listing-search-query';
import { filterKey, filtersOf, withoutFilter } from '@/schemas/search/filters';
import type { FoundListings } from '@/schemas/search/found-listings';
import { readSearch } from '@/schemas/search/read-search';
import type { SearchState } from '@/schemas/search/search-state';
import { freeSearch, type HeldSearch, toListingSearch } from './to-listing-search';
import { type SearchAnswer, toSearchAnswer } from './to-search-answer';

/** Of so many filters it is told what leaving them out would find: each costs a count. */
const mostRemedies = 6;

/** The listings that the page's address asks for; where it asks for none, the newest. */
export const listingSearchSource = defineSource<typeof listingSearchQuery, SearchAnswer>({
  query: listingSearchQuery,
  read: async (held, page) => {
    const { state, fixed } = freeSearch(readSearch(page.asked ?? new URLSearchParams()), held);
    const searchListings = await searchFrom(state, held, page);
    const remedies = searchListings.total === 0 ? await countWithout(state, held) : [];
    return toSearchAnswer(searchListings, page, { state, fixed, remedies });
  },
});

type Result = SearchListingsQuery['searchListings'];

async function searchFrom(state: SearchState, held: HeldSearch, page: DataContext): Promise<Result> {
  const search = async (after: string | null) => {
    const { searchListings } = await queryContent(SearchListingsDocument, {
      search: toListingSearch(state, held),
      order: state.sort,
      limit: held.limit,
      after,
      owned: belongsToOwner(page),
    });
    return searchListings;
  };
  // A place in another list, or in none, is no place in this one: it is shown from its beginning.
  return state.after === null ? search(null) : search(state.after).catch(() => search(null));
}

function countWithout(state: SearchState, held: HeldSearch): Promise<FoundListings['remedies']> {
  return Promise.all(
    filtersOf(state)
      .slice(0, mostRemedies)
      .map(async (filter) => {
        const search = toListingSearch(withoutFilter(state, filter), held);
        const { total, total_capped } = (await queryContent(CountListingsDocument, { search }))
          .searchListings;
        return { without: filterKey(filter), count: total, isCapped: total_capped };
      }),
  );
}

import 'server-only';
import type { DataContext } from '@/lib/engine/data-context';
import { defineSource } from '@/lib/engine/define-source';
import {
  CountListingsDocument,
  type ListingSearch,
  SearchListingsDocument,
  type SearchListingsQuery,
} from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { belongsToOwner } from '@/lib/routes/link-to-record';
import { pathFor } from '@/lib/routes/path-for';
import { listingSearchQuery } from '@/schemas/bindings/listing-search-query';
import { easeSearch, filterKey, filtersOf } from '@/schemas/search/filters';
import type { FoundListings } from '@/schemas/search/found-listings';
import { readSearch } from '@/schemas/search/read-search';
import type { SearchState } from '@/schemas/search/search-state';
import { writeSearch } from '@/schemas/search/write-search';
import { freeSearch, type HeldSearch, toListingSearch, widenSearch } from './to-listing-search';
import { type SearchAnswer, toSearchAnswer } from './to-search-answer';

/** Of so many filters it is told what leaving them out would find: each costs a count. */
const mostRemedies = 6;

/** The listings that the page's address asks for; where it asks for none, the newest. */
export const listingSearchSource = defineSource<typeof listingSearchQuery, SearchAnswer>({
  query: listingSearchQuery,
  read: async (held, page) => {
    const { state: wanted, fixed } = freeSearch(readSearch(page.asked ?? new URLSearchParams()), held);
    const { state, searchListings } = await searchFrom(wanted, held, page);
    const isEmpty = searchListings.total === 0;
    const isNarrowed = filtersOf(state).length > 0;
    const [remedies, wider] = await Promise.all([
      isEmpty ? countRemedies(state, held) : [],
      isEmpty || isNarrowed ? countWider(state, held) : null,
    ]);
    return toSearchAnswer(searchListings, page, { state, fixed, remedies, wider, limit: held.limit });
  },
});

type Found = { state: SearchState; searchListings: SearchListingsQuery['searchListings'] };

/** With the search as it was made: a place in another list, in none or behind the end is no place in this one, which is shown from its beginning. */
async function searchFrom(wanted: SearchState, held: HeldSearch, page: DataContext): Promise<Found> {
  const search = async (state: SearchState) => {
    const { searchListings } = await queryContent(SearchListingsDocument, {
      search: toListingSearch(state, held),
      order: state.sort,
      limit: held.limit,
      after: state.after,
      owned: belongsToOwner(page),
    });
    return { state, searchListings };
  };
  if (wanted.after === null) return search(wanted);
  const found = await search(wanted).catch(() => null);
  return found && found.searchListings.items.length > 0
    ? found
    : search({ ...wanted, after: null, from: null });
}

async function countOf(search: ListingSearch): Promise<{ count: number; isCapped: boolean }> {
  const { total, total_capped } = (await queryContent(CountListingsDocument, { search })).searchListings;
  return { count: total, isCapped: total_capped };
}

/** What leaving out each filter finds; where no one alone stands in the way, what each of them finds by itself. */
async function countRemedies(state: SearchState, held: HeldSearch): Promise<FoundListings['remedies']> {
  const filters = filtersOf(state).slice(0, mostRemedies);
  const ways = ['without', 'only'] as const;
  for (const way of filters.length > 1 ? ways : ways.slice(0, 1)) {
    const remedies = await Promise.all(
      filters.map(async (filter) => {
        const eased = easeSearch(state, { way, filter });
        return { way, filter: filterKey(filter), ...(await countOf(toListingSearch(eased, held))) };
      }),
    );
    if (remedies.some(({ count }) => count > 0)) return remedies;
  }
  return [];
}

async function countWider(state: SearchState, held: HeldSearch): Promise<FoundListings['wider']> {
  const wider = widenSearch(state, held);
  if (!wider) return null;
  const found = await countOf(toListingSearch(wider, { limit: held.limit }));
  return { href: `${pathFor('ListingSearch')}?${writeSearch(wider)}`, ...found };
}

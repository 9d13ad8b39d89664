import type { PageContext } from '@/lib/engine/page-context';
import type { ListingSearchData } from '@/schemas/search/listing-search-data';
import type { SearchState } from '@/schemas/search/search-state';
import { writeSearch } from '@/schemas/search/write-search';

/** The data that every part of the search needs. */
export type SearchContext = { found: ListingSearchData; page: PageContext; id: string };

/**
 * The link target of a search: the results on its page, to which the browser scrolls without JavaScript.
 * Unreadable values are reported once and not carried along.
 */
export function searchHref({ found, page, id }: SearchContext, state: SearchState): string {
  const query = writeSearch({ ...state, unread: [] }).toString();
  return `${page.href(found.path)}${query && `?${query}`}#${id}-results`;
}

/**
 * The range of displayed results, such as `Results 25–48 of 205` or `Result 205 of 205`; null when unknown.
 */
export function formatResultRange({ found, page }: SearchContext): string | null {
  const { shown: range, total, isCapped } = found;
  if (!range) return null;
  const { number } = page.format;
  const params = { first: number(range.first), last: number(range.last), count: number(total) };
  if (isCapped) return page.t('search.shownOfMore', params);
  return page.t(range.first === range.last ? 'search.shownOne' : 'search.shown', params);
}

/** The messages of counts by status, exact and capped; listings for sale include those under offer. */
const countMessages = {
  'for-sale': ['search.foundOpen', 'search.foundOpenMore'],
  'under-offer': ['search.found', 'search.foundMore'],
  sold: ['search.foundSold', 'search.foundSoldMore'],
} as const;

/** The number of results; above the maximum count, the text says that there are more. */
export function formatResultCount(
  { page }: SearchContext,
  { total, isCapped, state }: ListingSearchData,
): string {
  const [exact, capped] = countMessages[state.status];
  return isCapped ? page.t(capped, { count: page.format.number(total) }) : page.t(exact, { count: total });
}

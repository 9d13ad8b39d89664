import type { ListingSearchData } from '@/schemas/search/listing-search-data';
import type { SearchState } from '@/schemas/search/search-state';

/** A page of search results as the contract returns it. */
type SearchResultPage = {
  items: readonly unknown[];
  next: string | null;
  previous: string | null;
  total: number;
  total_capped: boolean;
};

/**
 * The range of listed results and the cursors of the adjacent pages. The first page is the search without a
 * cursor.
 */
export function toPagination(
  result: SearchResultPage,
  state: SearchState,
  limit: number,
): Pick<ListingSearchData, 'shown' | 'next' | 'previous'> {
  const { next, previous } = result;
  const range = rangeOf(result, state);
  const first = range && range.first - limit;
  const isSecond = first !== null && first <= 1;
  return {
    shown: range,
    next: next === null ? null : { after: next, from: range && range.last + 1 },
    previous: previous === null ? null : { after: isSecond ? null : previous, from: isSecond ? null : first },
  };
}

/**
 * The positions of the first and last listed result. The position in the query string is used only when it is
 * consistent with the count: listings are added and removed, and people edit URLs.
 */
function rangeOf(result: SearchResultPage, { after, from }: SearchState): ListingSearchData['shown'] {
  const { items, next, total, total_capped } = result;
  const first = after === null ? 1 : from;
  if (first === null || items.length === 0) return null;
  const last = first + items.length - 1;
  const isLast = total_capped ? last >= total : last === total;
  const fits = next === null ? isLast : total_capped || last < total;
  return fits ? { first, last } : null;
}

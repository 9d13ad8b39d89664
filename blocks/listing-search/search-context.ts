import type { PageContext } from '@/lib/engine/page-context';
import type { FoundListings } from '@/schemas/search/found-listings';
import type { SearchState } from '@/schemas/search/search-state';
import { writeSearch } from '@/schemas/search/write-search';

/** What every part of a search has to know. */
export type SearchContext = { found: FoundListings; page: PageContext; id: string };

/** Where a page with this search begins to list: without a script, the browser goes there. What could not be read is told once. */
export function searchHref({ found, page, id }: SearchContext, state: SearchState): string {
  const query = writeSearch({ ...state, unread: [] }).toString();
  return `${page.href(found.path)}${query && `?${query}`}#${id}-results`;
}

/** Which of all the listed ones are, as `Results 25–48 of 205` or `Result 205 of 205`; null where nobody knows. */
export function tellShown({ found, page }: SearchContext): string | null {
  const { shown, total, isCapped } = found;
  if (!shown) return null;
  const { number } = page.format;
  const places = { first: number(shown.first), last: number(shown.last), count: number(total) };
  if (isCapped) return page.t('search.shownOfMore', places);
  return page.t(shown.first === shown.last ? 'search.shownOne' : 'search.shown', places);
}

/** How many, as counting goes: beyond its end it is said that there are more. */
export function tellCount({ page }: SearchContext, { total, isCapped, state }: FoundListings): string {
  const isSold = state.status === 'sold';
  if (!isCapped) return page.t(isSold ? 'search.foundSold' : 'search.found', { count: total });
  return page.t(isSold ? 'search.foundSoldMore' : 'search.foundMore', { count: page.format.number(total) });
}

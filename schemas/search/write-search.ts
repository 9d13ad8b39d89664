import { readSearch } from './read-search';
import { choiceNames, countRanges, moneyRanges, searchNames } from './search-names';
import type { SearchRange, SearchState } from './search-state';

/** The one spelling of a search in an address: names in their order, choices sorted, nothing that is so anyway. */
export function writeSearch(state: SearchState): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null, usual: string | null = null) => {
    if (value !== null && value !== usual) query.append(name, String(value));
  };
  const putRange = (name: string, { min, max }: SearchRange, unit: number) => {
    put(`${name}_min`, min === null ? null : min / unit);
    put(`${name}_max`, max === null ? null : max / unit);
  };
  put('words', state.words, '');
  for (const name of choiceNames) for (const value of state[name]) put(name, value);
  put('status', state.status, 'for-sale');
  for (const name of moneyRanges) putRange(name, state[name], 100);
  for (const name of countRanges) putRange(name, state[name], 1);
  put('sort', state.sort, 'newest');
  put('view', state.view, 'list');
  put('scope', state.scope, 'here');
  put('after', state.after);
  if (state.after !== null) put('listed_from', state.from);
  for (const name of state.unread) put('unread', name);
  return query;
}

/** A search in its one spelling, and the query's other parameters as they came; null where nothing is searched for by name. */
export function splitSearch(
  query: URLSearchParams,
): { search: URLSearchParams; others: URLSearchParams } | null {
  const isSearch = ([name]: [string, string]) => searchNames.includes(name);
  const pairs = [...query];
  if (!pairs.some(isSearch)) return null;
  return {
    search: writeSearch(readSearch(query)),
    others: new URLSearchParams(pairs.filter((pair) => !isSearch(pair))),
  };
}

/** What an address ends in that leads to the same results; what could not be read of a search is told once, and finds nothing else. */
export function withoutUnread(asked: URLSearchParams): string {
  const query = new URLSearchParams(asked);
  query.delete('unread');
  return query.size > 0 ? `?${query}` : '';
}

import { readSearch } from './read-search';
import { choiceNames, countRanges, moneyRanges, searchParameterNames } from './search-names';
import { defaultOrder, type SearchRange, type SearchState } from './search-state';

/** The canonical query of a search: parameters in their order, sorted choices, no default values. */
export function writeSearch(state: SearchState): URLSearchParams {
  const query = new URLSearchParams();
  const append = (name: string, value: string | number | null, defaultValue: string | null = null) => {
    if (value !== null && value !== defaultValue) query.append(name, String(value));
  };
  const appendRange = (name: string, { min, max }: SearchRange, unit: number) => {
    append(`${name}_min`, min === null ? null : min / unit);
    append(`${name}_max`, max === null ? null : max / unit);
  };
  append('words', state.words, '');
  for (const name of choiceNames) for (const value of state[name]) append(name, value);
  append('status', state.status, 'for-sale');
  for (const name of moneyRanges) appendRange(name, state[name], 100);
  for (const name of countRanges) appendRange(name, state[name], 1);
  append('sort', state.sort, defaultOrder(state.words));
  append('view', state.view, 'list');
  append('scope', state.scope, 'here');
  append('after', state.after);
  if (state.after !== null) append('listed_from', state.from);
  for (const name of state.unread) append('unread', name);
  return query;
}

/**
 * Splits a query into the canonical search and the other parameters, which stay unchanged; null when it
 * contains no search parameter.
 */
export function splitSearch(
  query: URLSearchParams,
): { search: URLSearchParams; otherParams: URLSearchParams } | null {
  const isSearch = ([name]: [string, string]) => searchParameterNames.includes(name);
  const pairs = [...query];
  if (!pairs.some(isSearch)) return null;
  return {
    search: writeSearch(readSearch(query)),
    otherParams: new URLSearchParams(pairs.filter((pair) => !isSearch(pair))),
  };
}

/**
 * The query suffix for the same results without `unread`: invalid input is reported once and has no effect
 * on the results.
 */
export function withoutUnread(searchParams: URLSearchParams): string {
  const query = new URLSearchParams(searchParams);
  query.delete('unread');
  return query.size > 0 ? `?${query}` : '';
}

import { choiceNames, rangeNames } from './search-names';
import type { SearchRange, SearchState } from './search-state';

const noRange: SearchRange = { min: null, max: null };
export type ChoiceName = (typeof choiceNames)[number];
export type RangeName = (typeof rangeNames)[number];

/** One active filter of a search. */
export type SearchFilter =
  | { kind: 'words' }
  | { kind: 'choice'; name: ChoiceName; value: string }
  | { kind: 'range'; name: RangeName }
  | { kind: 'status' };

/** A key that is unique among the filters of a search. */
export const filterKey = (filter: SearchFilter): string =>
  filter.kind === 'choice' ? `${filter.name} ${filter.value}` : 'name' in filter ? filter.name : filter.kind;

/** The active filters of a search, in the order of its address. */
export function filtersOf(state: SearchState): SearchFilter[] {
  return [
    ...(state.words ? [{ kind: 'words' } as const] : []),
    ...choiceNames.flatMap((name) => state[name].map((value) => ({ kind: 'choice', name, value }) as const)),
    ...(state.status === 'for-sale' ? [] : [{ kind: 'status' } as const]),
    ...rangeNames
      .filter((name) => state[name].min !== null || state[name].max !== null)
      .map((name) => ({ kind: 'range', name }) as const),
  ];
}

/** A less restrictive search: without one of its filters, or with that filter only. */
export type FilterRelaxation = { mode: 'without' | 'only'; filter: SearchFilter };

export const relaxSearch = (state: SearchState, { mode, filter }: FilterRelaxation): SearchState =>
  mode === 'without'
    ? withoutFilter(state, filter)
    : filtersOf(state)
        .filter((candidate) => filterKey(candidate) !== filterKey(filter))
        .reduce(withoutFilter, state);

/** The search without one of its filters, at its first page. */
export function withoutFilter(state: SearchState, filter: SearchFilter): SearchState {
  const firstPage = { ...state, after: null, from: null };
  switch (filter.kind) {
    case 'words':
      return { ...firstPage, words: '', ...(state.sort === 'relevance' && { sort: 'newest' as const }) };
    case 'status':
      return { ...firstPage, status: 'for-sale' };
    case 'range':
      return { ...firstPage, [filter.name]: noRange };
    case 'choice':
      return {
        ...firstPage,
        [filter.name]: state[filter.name].filter((value: string) => value !== filter.value),
      };
  }
}

/** The search without its filters, at its first page, in the same order and view. */
export const withoutFilters = (state: SearchState): SearchState =>
  filtersOf(state).reduce(withoutFilter, state);

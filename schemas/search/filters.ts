import { choiceNames, rangeNames } from './search-names';
import type { SearchRange, SearchState } from './search-state';

const noRange: SearchRange = { min: null, max: null };
export type ChoiceName = (typeof choiceNames)[number];
export type RangeName = (typeof rangeNames)[number];

/** One thing that a search is narrowed by. */
export type Filter =
  | { of: 'words' }
  | { of: 'choice'; name: ChoiceName; value: string }
  | { of: 'range'; name: RangeName }
  | { of: 'status' };

/** A name for a filter that no other of its search has. */
export const filterKey = (filter: Filter): string =>
  filter.of === 'choice' ? `${filter.name} ${filter.value}` : 'name' in filter ? filter.name : filter.of;

/** What a search is narrowed by, in the order of its address. */
export function filtersOf(state: SearchState): Filter[] {
  return [
    ...(state.words ? [{ of: 'words' } as const] : []),
    ...choiceNames.flatMap((name) => state[name].map((value) => ({ of: 'choice', name, value }) as const)),
    ...(state.status === 'sold' ? [{ of: 'status' } as const] : []),
    ...rangeNames
      .filter((name) => state[name].min !== null || state[name].max !== null)
      .map((name) => ({ of: 'range', name }) as const),
  ];
}

/** A search that asks for less: without one of its filters, or with nothing but it. */
export type Easing = { way: 'without' | 'only'; filter: Filter };

export const easeSearch = (state: SearchState, { way, filter }: Easing): SearchState =>
  way === 'without'
    ? withoutFilter(state, filter)
    : filtersOf(state)
        .filter((other) => filterKey(other) !== filterKey(filter))
        .reduce(withoutFilter, state);

/** The search without one of its filters, from its first page. */
export function withoutFilter(state: SearchState, filter: Filter): SearchState {
  const first = { ...state, after: null, from: null };
  switch (filter.of) {
    case 'words':
      return { ...first, words: '' };
    case 'status':
      return { ...first, status: 'for-sale' };
    case 'range':
      return { ...first, [filter.name]: noRange };
    case 'choice':
      return {
        ...first,
        [filter.name]: state[filter.name].filter((value: string) => value !== filter.value),
      };
  }
}

import type { ListCursor, SearchRank } from '@/lib/backend/contract/reads/list-cursor';
import { type IdSet, hasId } from '@/lib/backend/search/id-set';
import type { TermSets } from '@/lib/backend/search/match-terms';
import type { SortKeys, SortPosition } from '@/lib/backend/search/search-orders';

/** In sort order. */
const rankNames: readonly SearchRank[] = ['named', 'mentioned'];

/** The listings that rank first: those with the words in their name or trade. */
export type TopMatches = IdSet;

/** Null when no listing ranks first or the search has no words. */
export const topMatchesOf = (words: readonly TermSets[]): TopMatches | null =>
  words.find(({ isIncluded, topMatches }) => isIncluded && topMatches !== null)?.topMatches ?? null;

/** The sort keys of an order with one key, preceded by the rank. */
export const rankedSortKeys = (topMatches: TopMatches, { first }: SortKeys): SortKeys => ({
  first: (id) => 1 - hasId(topMatches, id),
  second: first,
});

export const rankedPosition = ({ first, id }: SortPosition, { rank }: ListCursor): SortPosition => ({
  first: rankNames.indexOf(rank ?? 'named'),
  second: first,
  id,
});

export const rankOfKey = (key: number): SearchRank | undefined => rankNames[key];

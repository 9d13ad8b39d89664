import type { ListCursor, Rank } from '@/lib/backend/contract/reads/list-cursor';
import { type IdSet, isIn } from '@/lib/backend/contract/search/id-sets';
import type { WordSets } from '@/lib/backend/contract/search/read-word-parts';
import type { Keys, Start } from '@/lib/backend/contract/search/search-orders';

/** In the order of their places. */
const ranks: readonly Rank[] = ['named', 'mentioned'];

/** The listings that come first of what words find: what is called so, or of such a trade. */
export type Named = IdSet;

/** Null where nothing is, or no words are searched for. */
export const namedIn = (words: readonly WordSets[]): Named | null =>
  words.find(({ isWanted, named }) => isWanted && named !== null)?.named ?? null;

/** The keys of an order that needs one, behind those of ranks. */
export const rankedKeys = (named: Named, { first }: Keys): Keys => ({
  first: (id) => 1 - isIn(named, id),
  second: first,
});

export const rankedStart = ({ first, id }: Start, { rank }: ListCursor): Start => ({
  first: ranks.indexOf(rank ?? 'named'),
  second: first,
  id,
});

export const rankAt = (place: number): Rank | undefined => ranks[place];

import type { ListCursor, Rank } from '@/lib/backend/contract/reads/list-cursor';
import type { WordPart } from '@/lib/backend/contract/search/read-word-parts';
import type { Keys, Start } from '@/lib/backend/contract/search/search-orders';

/** In the order of their places. */
const ranks: readonly Rank[] = ['named', 'mentioned'];

/** The listings that come first of what words find, by id: what is called so, or of such a trade. */
export type Named = ReadonlySet<number>;

/** Null where nothing is, or no words are searched for. */
export function namedIn(words: readonly WordPart[]): Named | null {
  const named = words.find((part) => part.isWanted && part.named.length > 0)?.named;
  return named ? new Set(named) : null;
}

/** The keys of an order that needs one, behind those of ranks. */
export const rankedKeys = (named: Named, { first }: Keys): Keys => ({
  first: (id) => (named.has(id) ? 0 : 1),
  second: first,
});

export const rankedStart = ({ first, id }: Start, { rank }: ListCursor): Start => ({
  first: ranks.indexOf(rank ?? 'named'),
  second: first,
  id,
});

export const rankAt = (place: number): Rank | undefined => ranks[place];

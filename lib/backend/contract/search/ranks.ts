import type { ListCursor, Rank } from '@/lib/backend/contract/reads/list-cursor';
import type { WordPart } from '@/lib/backend/contract/search/read-word-parts';
import type { Keys, Start } from '@/lib/backend/contract/search/search-orders';

/** In the order of their places. */
const ranks: readonly Rank[] = ['named', 'mentioned'];

/** By id 1 for the listings that come first of what words find: what is called so, or of such a trade. */
export type Named = Uint8Array;

/** Null where nothing is, or no words are searched for. */
export function namedIn(words: readonly WordPart[]): Named | null {
  const named = words.find((part) => part.isWanted && part.named.length > 0)?.named;
  if (!named) return null;
  const marked = new Uint8Array(named.reduce((most, id) => Math.max(most, id), 0) + 1);
  for (let at = 0; at < named.length; at += 1) marked[named[at] ?? 0] = 1;
  return marked;
}

/** The keys of an order that needs one, behind those of ranks. */
export const rankedKeys = (named: Named, { first }: Keys): Keys => ({
  first: (id) => 1 - (named[id] ?? 0),
  second: first,
});

export const rankedStart = ({ first, id }: Start, { rank }: ListCursor): Start => ({
  first: ranks.indexOf(rank ?? 'named'),
  second: first,
  id,
});

export const rankAt = (place: number): Rank | undefined => ranks[place];

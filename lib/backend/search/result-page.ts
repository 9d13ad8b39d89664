import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { ListingOrder } from '@/lib/backend/contract/generated/resolvers';
import type { ListCursor } from '@/lib/backend/contract/reads/list-cursor';
import { queryCollections } from '@/lib/backend/contract/reads/sql-queries';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import { type TopSelection, selectTop } from '@/lib/backend/search/choose-first';
import { listIds } from '@/lib/backend/search/id-set';
import type { SearchSelection } from '@/lib/backend/search/search-cache';
import type { ListingColumns } from '@/lib/backend/search/listing-columns';
import { rankOfKey, rankedSortKeys, rankedPosition } from '@/lib/backend/search/ranks';
import {
  sortKeysOf,
  decodePosition,
  type SortPosition,
  searchOrders,
  encodeSortKey,
} from '@/lib/backend/search/search-orders';

type ResultPageRequest = { order: ListingOrder; start: ListCursor | null; limit: number };
/** A listing with its position in the order. */
export type RankedListing = Pick<ListCursor, 'id' | 'at' | 'rank'>;
type SearchedListings = { columns: ListingColumns } & Pick<SearchSelection, 'matches' | 'topMatches'>;

/**
 * The first listings after the cursor in this order; for a reversed cursor, the listings before it, nearest
 * first.
 */
export async function readResultPage(
  context: ReadContext,
  { columns, matches: matches, topMatches }: SearchedListings,
  { order: name, start: cursor, limit }: ResultPageRequest,
): Promise<RankedListing[]> {
  const order = searchOrders[name];
  const keys = sortKeysOf(columns, order);
  const position = cursor && decodePosition(order, cursor);
  // Ranks apply to the default order only.
  const ranked = topMatches && name === 'newest' ? rankedSortKeys(topMatches, keys) : null;
  const start = ranked && position && cursor ? rankedPosition(position, cursor) : position;
  const forward = { ids: listIds(matches), keys: ranked ?? keys, isIdDescending: order.isIdDescending, start, limit };
  const choice = cursor?.isTurned ? reverseSelection(forward) : forward;
  if (order.field === 'title')
    return sortByName(context, findNameCandidates(choice), {
      isDescending: order.isDescending !== Boolean(cursor?.isTurned),
      cursor,
      limit,
    });
  return selectTop(choice).map((id) => ({
    id,
    at: encodeSortKey(order, keys.first(id)),
    rank: ranked ? rankOfKey(ranked.first(id)) : undefined,
  }));
}

/** The same selection from the other end. */
const reverseSelection = ({ keys: { first, second, column, direction = 1 }, start, isIdDescending, ...choice }: TopSelection): TopSelection => ({
  ...choice,
  isIdDescending: !isIdDescending,
  start: start && { first: -start.first, second: -start.second, id: start.id },
  keys: {
    first: (id) => -first(id),
    second: (id) => -second(id),
    ...(column && { column, direction: direction === 1 ? -1 : 1 }),
  },
});

/**
 * The candidates for the first names: their sort keys do not distinguish names with the same beginning, so
 * ties are included.
 */
function findNameCandidates({ ids, keys, isIdDescending, start, limit }: TopSelection): number[] {
  const idsWithKeys = ({ first, second }: Omit<SortPosition, 'id'>) =>
    ids.filter((id) => keys.first(id) === first && keys.second(id) === second);
  const startBeforeTies = start && { ...start, id: isIdDescending ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY };
  const candidateCount = limit + (startBeforeTies ? idsWithKeys(startBeforeTies).length : 0);
  const selected = selectTop({ ids, keys, isIdDescending, start: startBeforeTies, limit: candidateCount });
  const last = selected[candidateCount - 1];
  if (last === undefined) return selected;
  return [...new Set([...selected, ...idsWithKeys({ first: keys.first(last), second: keys.second(last) })])];
}

const placedRow = z.object({ id: z.number(), at: z.string() });

type NamePageQuery = { isDescending: boolean; cursor: ListCursor | null; limit: number };

async function sortByName(context: ReadContext, ids: readonly number[], { isDescending, cursor, limit }: NamePageQuery) {
  if (ids.length === 0) return [];
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const cursorCondition = cursor
    ? sql`and (name, id) ${sql.raw(isDescending ? '<' : '>')} (${cursor.at}, ${cursor.id}::int)`
    : sql``;
  return queryCollections(
    context,
    [],
    sql`select id, name as at from searched_listings where id = any (${`{${ids}}`}::int[]) ${cursorCondition}
      order by name ${direction}, id ${direction} limit ${limit}`,
    placedRow,
  );
}

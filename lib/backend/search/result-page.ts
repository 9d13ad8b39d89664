import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryCollections } from '@/lib/backend/platform/reads/sql-queries';
import { hasId, listIds } from '@/lib/backend/search/id-set';
import type { ListCursor, SearchRank } from '@/lib/backend/search/list-cursor';
import type { ListingColumns } from '@/lib/backend/search/listing-index';
import type { SearchSelection } from '@/lib/backend/search/search-cache';
import {
  decodePosition,
  encodeSortKey,
  type SearchOrderName,
  type SortKeys,
  type SortPosition,
  searchOrders,
  sortKeysOf,
} from '@/lib/backend/search/search-orders';
import type { TopMatches } from '@/lib/backend/search/term-sets';

type TopSelection = {
  ids: Uint32Array;
  keys: SortKeys;
  isIdDescending: boolean;
  /** The position after which the selection starts; null for the first page. */
  start: SortPosition | null;
  limit: number;
};

/** The first `limit` listings after the start position, ordered by their sort keys and then by id. */
export function selectTop({ ids, keys, isIdDescending, start, limit }: TopSelection): number[] {
  const idDirection = isIdDescending ? -1 : 1;
  const compare = (id: number, position: SortPosition): number =>
    keys.first(id) - position.first ||
    keys.second(id) - position.second ||
    (id - position.id) * idDirection ||
    0;
  const selected: SortPosition[] = [];
  let maxFirstKey = Number.POSITIVE_INFINITY;
  const addCandidate = (id: number) => {
    const first = keys.first(id);
    if (first > maxFirstKey || (start && first < start.first)) return;
    if (start && compare(id, start) <= 0) return;
    const index = findInsertionIndex(selected, (position) => compare(id, position));
    if (index === limit) return;
    selected.splice(index, 0, { first, second: keys.second(id), id });
    if (selected.length > limit) selected.pop();
    if (selected.length === limit) maxFirstKey = selected[limit - 1]?.first ?? maxFirstKey;
  };
  const next = (startIndex: number) => findNextCandidate(ids, keys, maxFirstKey, startIndex);
  for (let index = next(0); index < ids.length; index = next(index + 1)) addCandidate(ids[index] ?? 0);
  return selected.map(({ id }) => id);
}

/**
 * The index of the next listing that may belong to the selection. Most listings do not, and a loop without
 * other statements takes a tenth of the time.
 */
function findNextCandidate(
  ids: Uint32Array,
  { column, direction = 1 }: SortKeys,
  maxFirstKey: number,
  startIndex: number,
): number {
  if (!column) return startIndex;
  let index = startIndex;
  while (index < ids.length && direction * (column[ids[index] ?? 0] ?? 0) > maxFirstKey) index += 1;
  return index;
}

/** The number of items that sort before the new one (binary search). */
function findInsertionIndex(
  sorted: readonly SortPosition[],
  compare: (position: SortPosition) => number,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const position = sorted[middle];
    if (position && compare(position) > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The ranks in sort order. */
const rankNames: readonly SearchRank[] = ['named', 'mentioned'];

/** The sort keys of an order with one key, preceded by the rank. */
const createRankedSortKeys = (topMatches: TopMatches, { first }: SortKeys): SortKeys => ({
  first: (id) => 1 - hasId(topMatches, id),
  second: first,
});

const createRankedPosition = ({ first, id }: SortPosition, { rank }: ListCursor): SortPosition => ({
  first: rankNames.indexOf(rank ?? 'named'),
  second: first,
  id,
});

const rankOfKey = (key: number): SearchRank | undefined => rankNames[key];

type ResultPageRequest = { order: SearchOrderName; start: ListCursor | null; limit: number };
/** A listing with its position in the order. */
export type RankedListing = Pick<ListCursor, 'id' | 'at' | 'rank'>;
type SearchedListings = { columns: ListingColumns } & Pick<SearchSelection, 'matches' | 'topMatches'>;

/**
 * The first listings after the cursor in this order; for a reversed cursor, the listings before it, nearest
 * first.
 */
export async function readResultPage(
  context: ReadContext,
  { columns, matches, topMatches }: SearchedListings,
  { order: name, start: cursor, limit }: ResultPageRequest,
): Promise<RankedListing[]> {
  const order = searchOrders[name];
  const keys = sortKeysOf(columns, order);
  const position = cursor && decodePosition(order, cursor);
  const ranked = topMatches && name === 'relevance' ? createRankedSortKeys(topMatches, keys) : null;
  const start = ranked && position && cursor ? createRankedPosition(position, cursor) : position;
  const forward = {
    ids: listIds(matches),
    keys: ranked ?? keys,
    isIdDescending: order.isIdDescending,
    start,
    limit,
  };
  const selection = cursor?.isTurned ? reverseSelection(forward) : forward;
  if (order.field === 'title')
    return sortByName(context, findNameCandidates(selection), {
      isDescending: order.isDescending !== Boolean(cursor?.isTurned),
      cursor,
      limit,
    });
  return selectTop(selection).map((id) => ({
    id,
    at: encodeSortKey(order, keys.first(id)),
    rank: ranked ? rankOfKey(ranked.first(id)) : undefined,
  }));
}

/** The same selection from the other end. */
const reverseSelection = ({
  keys: { first, second, column, direction = 1 },
  start,
  isIdDescending,
  ...choice
}: TopSelection): TopSelection => ({
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
  const startBeforeTies = start && {
    ...start,
    id: isIdDescending ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
  };
  const candidateCount = limit + (startBeforeTies ? idsWithKeys(startBeforeTies).length : 0);
  const selected = selectTop({ ids, keys, isIdDescending, start: startBeforeTies, limit: candidateCount });
  const last = selected[candidateCount - 1];
  if (last === undefined) return selected;
  return [...new Set([...selected, ...idsWithKeys({ first: keys.first(last), second: keys.second(last) })])];
}

const namePositionRow = z.object({ id: z.number(), at: z.string() });

type NamePageQuery = { isDescending: boolean; cursor: ListCursor | null; limit: number };

async function sortByName(
  context: ReadContext,
  ids: readonly number[],
  { isDescending, cursor, limit }: NamePageQuery,
) {
  if (ids.length === 0) return [];
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const cursorCondition = cursor
    ? sql`and (name, id) ${sql.raw(isDescending ? '<' : '>')} (${cursor.at}, ${cursor.id}::int)`
    : sql``;
  return queryCollections(
    context,
    [],
    sql`select id, name as at from indexed_listings where id = any (${`{${ids}}`}::int[]) ${cursorCondition}
      order by name ${direction}, id ${direction} limit ${limit}`,
    namePositionRow,
  );
}

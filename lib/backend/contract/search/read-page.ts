import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import type { ListingOrder } from '@/lib/backend/contract/generated/resolvers';
import type { ListCursor } from '@/lib/backend/contract/reads/list-cursor';
import { queryAcross } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { type Choice, chooseFirst } from '@/lib/backend/contract/search/choose-first';
import { listIds } from '@/lib/backend/contract/search/id-sets';
import type { Selection } from '@/lib/backend/contract/search/kept';
import type { Columns } from '@/lib/backend/contract/search/listing-columns';
import { rankAt, rankedKeys, rankedStart } from '@/lib/backend/contract/search/ranks';
import {
  keysOf,
  readStart,
  type Start,
  searchOrders,
  writeAt,
} from '@/lib/backend/contract/search/search-orders';

type PageAsked = { order: ListingOrder; start: ListCursor | null; limit: number };
/** A listing with its place in the order. */
export type Placed = Pick<ListCursor, 'id' | 'at' | 'rank'>;
type Found = { columns: Columns } & Pick<Selection, 'found' | 'named'>;

/** The first of what was found, in this order, behind the cursor; before it, the nearest first, where that is turned. */
export async function readPage(
  reading: Reading,
  { columns, found: set, named }: Found,
  { order: name, start: cursor, limit }: PageAsked,
): Promise<Placed[]> {
  const order = searchOrders[name];
  const keys = keysOf(columns, order);
  const place = cursor && readStart(order, cursor);
  // Who asks for another order than the usual one gets that, and no ranks.
  const ranked = named && name === 'newest' ? rankedKeys(named, keys) : null;
  const start = ranked && place && cursor ? rankedStart(place, cursor) : place;
  const straight = { found: listIds(set), keys: ranked ?? keys, idsFall: order.idsFall, start, limit };
  const choice = cursor?.isTurned ? turn(straight) : straight;
  if (order.field === 'title')
    return readNamed(reading, findNamed(choice), {
      falls: order.falls !== Boolean(cursor?.isTurned),
      cursor,
      limit,
    });
  return chooseFirst(choice).map((id) => ({
    id,
    at: writeAt(order, keys.first(id)),
    rank: ranked ? rankAt(ranked.first(id)) : undefined,
  }));
}

/** The same listings from the other end. */
const turn = ({ keys: { first, second, column, way = 1 }, start, idsFall, ...choice }: Choice): Choice => ({
  ...choice,
  idsFall: !idsFall,
  start: start && { first: -start.first, second: -start.second, id: start.id },
  keys: {
    first: (id) => -first(id),
    second: (id) => -second(id),
    ...(column && { column, way: way === 1 ? -1 : 1 }),
  },
});

/** Those among which the first by name are: their keys do not tell names that begin alike apart. */
function findNamed({ found, keys, idsFall, start, limit }: Choice): number[] {
  const alikeTo = ({ first, second }: Omit<Start, 'id'>) =>
    found.filter((id) => keys.first(id) === first && keys.second(id) === second);
  const from = start && { ...start, id: idsFall ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY };
  const wanted = limit + (from ? alikeTo(from).length : 0);
  const chosen = chooseFirst({ found, keys, idsFall, start: from, limit: wanted });
  const last = chosen[wanted - 1];
  if (last === undefined) return chosen;
  return [...new Set([...chosen, ...alikeTo({ first: keys.first(last), second: keys.second(last) })])];
}

const placedRow = z.object({ id: z.number(), at: z.string() });

type Named = { falls: boolean; cursor: ListCursor | null; limit: number };

async function readNamed(reading: Reading, ids: readonly number[], { falls, cursor, limit }: Named) {
  if (ids.length === 0) return [];
  const way = sql.raw(falls ? 'desc' : 'asc');
  const isBehind = cursor
    ? sql`and (name, id) ${sql.raw(falls ? '<' : '>')} (${cursor.at}, ${cursor.id}::int)`
    : sql``;
  return queryAcross(
    reading,
    [],
    sql`select id, name as at from searched_listings where id = any (${`{${ids}}`}::int[]) ${isBehind}
      order by name ${way}, id ${way} limit ${limit}`,
    placedRow,
  );
}

import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import type { ListingOrder } from '@/lib/backend/contract/generated/resolvers';
import type { ListCursor } from '@/lib/backend/contract/reads/list-cursor';
import { queryAcross } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { chooseFirst } from '@/lib/backend/contract/search/choose-first';
import { listIds } from '@/lib/backend/contract/search/id-sets';
import type { Selection } from '@/lib/backend/contract/search/kept';
import type { Columns } from '@/lib/backend/contract/search/listing-columns';
import { rankAt, rankedKeys, rankedStart } from '@/lib/backend/contract/search/ranks';
import {
  type Keys,
  keysOf,
  readStart,
  type SearchOrder,
  type Start,
  searchOrders,
  writeAt,
} from '@/lib/backend/contract/search/search-orders';

type PageAsked = { order: ListingOrder; start: ListCursor | null; limit: number };
type Placed = Pick<ListCursor, 'id' | 'at' | 'rank'>;
type Found = { columns: Columns } & Pick<Selection, 'found' | 'named'>;

/** The first of what was found, in this order, behind the cursor. */
export async function readPage(
  reading: Reading,
  { columns, found: set, named }: Found,
  { order: name, start: cursor, limit }: PageAsked,
): Promise<Placed[]> {
  const order = searchOrders[name];
  const keys = keysOf(columns, order);
  const start = cursor && readStart(order, cursor);
  const found = listIds(set);
  if (order.field === 'title')
    return readNamed(reading, findNamed({ found, keys, order, start, limit }), { order, cursor, limit });
  const { idsFall } = order;
  // Who asks for another order than the usual one gets that, and no ranks.
  if (!named || name !== 'newest')
    return chooseFirst({ found, keys, idsFall, start, limit }).map((id) => ({
      id,
      at: writeAt(order, keys.first(id)),
    }));
  const ranked = rankedKeys(named, keys);
  const behind = start && cursor && rankedStart(start, cursor);
  return chooseFirst({ found, keys: ranked, idsFall, start: behind, limit }).map((id) => ({
    id,
    at: writeAt(order, keys.first(id)),
    rank: rankAt(ranked.first(id)),
  }));
}

type Asked = { found: Uint32Array; keys: Keys; order: SearchOrder; start: Start | null; limit: number };

/** Those among which the first by name are: their keys do not tell names that begin alike apart. */
function findNamed({ found, keys, order, start, limit }: Asked): number[] {
  const { idsFall } = order;
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

type Named = { order: SearchOrder; cursor: ListCursor | null; limit: number };

async function readNamed(reading: Reading, ids: readonly number[], { order, cursor, limit }: Named) {
  if (ids.length === 0) return [];
  const way = sql.raw(order.falls ? 'desc' : 'asc');
  const isBehind = cursor
    ? sql`and (name, id) ${sql.raw(order.falls ? '<' : '>')} (${cursor.at}, ${cursor.id}::int)`
    : sql``;
  return queryAcross(
    reading,
    [],
    sql`select id, name as at from searched_listings where id = any (${`{${ids}}`}::int[]) ${isBehind}
      order by name ${way}, id ${way} limit ${limit}`,
    placedRow,
  );
}

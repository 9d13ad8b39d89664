import { sql } from '@payloadcms/db-postgres';
import type { Where } from 'payload';
import { z } from 'zod';
import type { ListingFilter, ListingOrder } from '@/lib/backend/contract/generated/resolvers';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { canMatch } from '@/lib/backend/contract/reads/can-match';
import { countOnce } from '@/lib/backend/contract/reads/count-once';
import { findOwners } from '@/lib/backend/contract/reads/find-owners';
import {
  type ListCursor,
  readCursor,
  writeCursor,
  wrongCursor,
} from '@/lib/backend/contract/reads/list-cursor';
import { queryRows, queryStart } from '@/lib/backend/contract/reads/query-rows';
import { type Paging, readPaging, refuseDepth } from '@/lib/backend/contract/reads/read-paging';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { toConditions } from '@/lib/backend/contract/reads/to-conditions';
import type { ListingPageSource } from '@/lib/backend/contract/sources';
import { listedCondition, listingOrders } from '@/lib/backend/database/listing-orders';

type ListingQuery = { filter: ListingFilter; order: ListingOrder; paging: Paging; after?: string | null };

const placedRow = z.object({ id: z.number(), at: z.string() });
const countRow = z.object({ total: z.coerce.number() });

/** One page of listings, found by an index of its order however many there are. */
export async function findListings(
  reading: Reading,
  { filter, order, paging, after }: ListingQuery,
): Promise<ListingPageSource> {
  const { page, limit } = readPaging(paging);
  const start = after ? readCursor(after, order) : null;
  if (start?.isTurned) throw wrongCursor();
  refuseDepth({ page, limit }, 'ask for more with after');
  const where = await toWhere(reading, filter);
  if (!where || !canMatch(where)) return { ids: [], page, limit, next: null, count: async () => 0 };
  const placed = await findPlaces(reading, where, order, {
    start,
    limit: limit + 1,
    skip: (page - 1) * limit,
  });
  const shown = placed.slice(0, limit);
  const last = placed.length > limit ? shown.at(-1) : undefined;
  return {
    ids: shown.map(({ id }) => id),
    page,
    limit,
    next: last ? writeCursor({ order, ...last }) : null,
    count: countOnce(reading, 'listings', where, () => countListings(reading, where)),
  };
}

/** The filter in ids; null when it names an office, agent or region that does not exist. */
async function toWhere(reading: Reading, filter: ListingFilter): Promise<Where | null> {
  const { status, kind, category, exclude } = filter;
  const owners = await findOwners(reading, {
    office: filter.tribe_slug,
    agent: filter.agent_slug,
    region: filter.state_slug,
  });
  return (
    owners && {
      ...owners,
      ...(status?.length && { status: { in: status } }),
      ...(kind?.length && { kind: { in: kind } }),
      ...(category && { category: { equals: category } }),
      ...(exclude && { slug: { not_equals: exclude } }),
    }
  );
}

type Window = { start: ListCursor | null; limit: number; skip: number };

function findPlaces(reading: Reading, where: Where, order: ListingOrder, { start, limit, skip }: Window) {
  const { field, key, type, descending } = listingOrders[order];
  const [column, way] = [sql.raw(key), sql.raw(descending ? 'desc' : 'asc')];
  const conditions = [sql.raw(listedCondition), ...toConditions(where)];
  if (start) {
    const isBehind = sql.raw(descending ? '<' : '>');
    conditions.push(sql`(${column}, id) ${isBehind} (${start.at}::${sql.raw(type)}, ${start.id}::int)`);
  }
  const isStart = !start && skip === 0;
  return (isStart ? queryStart : queryRows)(
    reading,
    { collection: 'listings', where, sort: field },
    sql`select id, to_json(${column}) #>> '{}' as at from listings where ${sql.join(conditions, sql` and `)}
      order by ${column} ${way}, id ${way} limit ${limit} offset ${skip}`,
    placedRow,
  );
}

async function countListings(reading: Reading, where: Where): Promise<number> {
  const conditions = sql.join([sql.raw(listedCondition), ...toConditions(where)], sql` and `);
  const [row] = await queryRows(
    reading,
    { collection: 'listings', where, sort: [] },
    sql`select count(*) as total from (select from listings where ${conditions} limit ${requestLimits.counted}) as found`,
    countRow,
  );
  return row?.total ?? 0;
}

import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Where } from 'payload';
import { z } from 'zod';
import type { ListingFilter } from '@/lib/backend/contract/generated/resolvers';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { findOwnerCondition } from '@/lib/backend/contract/reads/owners';
import { assertPageDepth, type Paging, validatePaging } from '@/lib/backend/contract/reads/paging';
import { canMatch, createLazyCount } from '@/lib/backend/contract/reads/public-documents';
import type { ListingPageSource } from '@/lib/backend/contract/sources';
import {
  type ListingOrderName,
  listedCondition,
  listingOrders,
} from '@/lib/backend/platform/database/listing-orders';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryFirstRows, queryRows, toSqlConditions } from '@/lib/backend/platform/reads/sql-queries';
import {
  createInvalidCursorError,
  decodeCursor,
  encodeCursor,
  type ListCursor,
} from '@/lib/backend/search/list-cursor';

type ListingQuery = { filter: ListingFilter; order: ListingOrderName; paging: Paging; after?: string | null };

const sortedRow = z.object({ id: z.number(), at: z.string() });
const listingCountRow = z.object({ total: z.coerce.number() });

/**
 * One page of listings. An index of the order finds it, so the time does not depend on the number of
 * listings.
 */
export async function findListings(
  context: ReadContext,
  { filter, order, paging, after }: ListingQuery,
): Promise<ListingPageSource> {
  const { page, limit } = validatePaging(paging);
  const start = after ? decodeCursor(after, order) : null;
  if (start?.isTurned) throw createInvalidCursorError();
  assertPageDepth({ page, limit }, 'ask for more with after');
  const where = await buildListingWhere(context, filter);
  if (!where || !canMatch(where)) return { ids: [], page, limit, next: null, count: async () => 0 };
  const rows = await findSortedIds(context, where, order, {
    start,
    limit: limit + 1,
    offset: (page - 1) * limit,
  });
  const pageRows = rows.slice(0, limit);
  const last = rows.length > limit ? pageRows.at(-1) : undefined;
  return {
    ids: pageRows.map(({ id }) => id),
    page,
    limit,
    next: last ? encodeCursor({ order, ...last }) : null,
    count: createLazyCount(context, 'listings', where, () => countListings(context, where)),
  };
}

/**
 * The filter with slugs resolved to ids; null when it names an office, agent or region that does not exist.
 */
async function buildListingWhere(context: ReadContext, filter: ListingFilter): Promise<Where | null> {
  const { status, kind, category, exclude } = filter;
  const owners = await findOwnerCondition(context, {
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

type ListWindow = { start: ListCursor | null; limit: number; offset: number };

function findSortedIds(
  context: ReadContext,
  where: Where,
  order: ListingOrderName,
  { start, limit, offset }: ListWindow,
) {
  const { field, key, type, descending } = listingOrders[order];
  const [column, direction] = [sql.raw(key), sql.raw(descending ? 'desc' : 'asc')];
  const conditions = [sql.raw(listedCondition), ...toSqlConditions(where)];
  if (start) {
    const comparison = sql.raw(descending ? '<' : '>');
    conditions.push(sql`(${column}, id) ${comparison} (${start.at}::${sql.raw(type)}, ${start.id}::int)`);
  }
  const isStart = !start && offset === 0;
  return (isStart ? queryFirstRows : queryRows)(
    context,
    { collection: 'listings', where, sort: field },
    sql`select id, to_json(${column}) #>> '{}' as at from listings where ${sql.join(conditions, sql` and `)}
      order by ${column} ${direction}, id ${direction} limit ${limit} offset ${offset}`,
    sortedRow,
  );
}

async function countListings(context: ReadContext, where: Where): Promise<number> {
  const conditions = sql.join([sql.raw(listedCondition), ...toSqlConditions(where)], sql` and `);
  const [row] = await queryRows(
    context,
    { collection: 'listings', where, sort: [] },
    sql`select count(*) as total from (select from listings where ${conditions} limit ${requestLimits.maxCount}) as found`,
    listingCountRow,
  );
  return row?.total ?? 0;
}

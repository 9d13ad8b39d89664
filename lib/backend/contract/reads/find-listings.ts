import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { ListingFilter, ListingOrder } from '@/lib/backend/contract/generated/resolvers';
import type { DocumentPage } from '@/lib/backend/contract/reads/find-document-page';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import { listingOrders } from '@/lib/backend/contract/reads/order-listings';
import { queryRows } from '@/lib/backend/contract/reads/query-rows';
import { type Paging, readPaging } from '@/lib/backend/contract/reads/read-paging';
import type { Listing } from '@/lib/backend/payload-types';

type Fragment = ReturnType<typeof sql>;
type ListingQuery = { filter: ListingFilter; order: ListingOrder; paging: Paging };

const foundRow = z.object({ id: z.number(), total: z.coerce.number() });
const totalRow = z.object({ total: z.coerce.number() });
const publicStatuses = ['active', 'under_offer', 'sold'];

function isOneOf(column: Fragment, values: readonly string[]): Fragment {
  return sql`${column}::text in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
}

function listConditions(filter: ListingFilter): Fragment {
  const {
    status,
    kind,
    category,
    state_slug: state,
    tribe_slug: office,
    agent_slug: agent,
    exclude,
  } = filter;
  const conditions = [isOneOf(sql`listings.status`, publicStatuses)];
  if (status?.length) conditions.push(isOneOf(sql`listings.status`, status));
  if (kind?.length) conditions.push(isOneOf(sql`listings.kind`, kind));
  if (category) conditions.push(sql`category = ${category}`);
  if (state) conditions.push(sql`region_id in (select id from regions where slug = ${state})`);
  if (office) conditions.push(sql`office_id in (select id from offices where slug = ${office})`);
  if (agent) conditions.push(sql`agent_id in (select id from people where slug = ${agent})`);
  if (exclude) conditions.push(sql`slug <> ${exclude}`);
  return sql.join(conditions, sql` and `);
}

async function countListings(payload: Payload, conditions: Fragment): Promise<number> {
  const query = sql`select count(*) as total from listings where ${conditions}`;
  const [row] = await queryRows(payload, query, totalRow);
  return row?.total ?? 0;
}

/** One page of listings. Ids are ranked in SQL because Payload puts undisclosed figures first in falling order. */
export async function findListings(
  payload: Payload,
  { filter, order, paging }: ListingQuery,
): Promise<DocumentPage<Listing>> {
  const { page, limit } = readPaging(paging);
  const conditions = listConditions(filter);
  const ranked = await queryRows(
    payload,
    sql`select listings.id, count(*) over () as total from listings where ${conditions}
      order by ${listingOrders[order]} limit ${limit} offset ${(page - 1) * limit}`,
    foundRow,
  );
  const ids = ranked.map(({ id }) => id);
  const docs = ids.length === 0 ? [] : await findPublic(payload, 'listings', { where: { id: { in: ids } } });
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const total = ranked[0]?.total ?? (page === 1 ? 0 : await countListings(payload, conditions));
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  return { items, total, page, pages: Math.ceil(total / limit) };
}

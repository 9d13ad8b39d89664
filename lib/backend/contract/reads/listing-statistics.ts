import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { listedCondition } from '@/lib/backend/platform/database/listing-orders';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryRows, toSqlConditions } from '@/lib/backend/platform/reads/sql-queries';

/** Multiples in hundredths: a quarter of the listings are below `low`, a quarter above `high`. */
export type NetworkMultiples = { count: number; low: number; mid: number; high: number };

/** Minimum sample: with fewer listings the result would disclose the price of a single business. */
const MIN_LISTINGS = 5;
/**
 * Number of latest listings in the sample: old prices are not representative, and a category may have a hundred
 * thousand listings.
 */
const MAX_LISTINGS = 200;

const priceFields = {
  asked: { price: 'asking_price', status: ['active', 'under_offer'] },
  sold: { price: 'sold_price', status: ['sold'] },
} as const;

const multiplesRow = z.object({
  category: z.string(),
  count: z.coerce.number(),
  quartiles: z.tuple([z.coerce.number(), z.coerce.number(), z.coerce.number()]),
});

/**
 * The asking or sale prices of listings in these categories as multiples of their earnings. Categories with
 * fewer than five listings are omitted.
 */
export async function findNetworkMultiples(
  context: ReadContext,
  categories: readonly string[],
  priceKind: keyof typeof priceFields,
): Promise<Map<string, NetworkMultiples>> {
  if (categories.length === 0) return new Map();
  const { price, status } = priceFields[priceKind];
  const where = { category: { in: [...categories] }, status: { in: [...status] } };
  const list = (values: readonly string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  const rows = await queryRows(
    context,
    { collection: 'listings', where, sort: [price, 'discretionary_earnings', 'listed_at'] },
    sql`select trade.category, count(*)::int as count,
        percentile_disc(array[0.25, 0.5, 0.75]) within group (order by recent.multiple) as quartiles
      from unnest(array[${list(categories)}]::text[]) as trade(category)
      cross join lateral (
        select round(${sql.raw(price)} * 100 / discretionary_earnings)::int as multiple from listings
        where ${sql.raw(listedCondition)} and category = trade.category and status in (${list(status)})
          and ${sql.raw(price)} > 0 and discretionary_earnings > 0
          and ${sql.raw(price)} < discretionary_earnings * 1000
        order by listed_at desc limit ${MAX_LISTINGS}
      ) as recent
      group by trade.category having count(*) >= ${MIN_LISTINGS}`,
    multiplesRow,
  );
  return new Map(
    rows.map(({ category, count, quartiles: [low, mid, high] }) => [category, { count, low, mid, high }]),
  );
}

const salesCountRow = z.object({ agent: z.number(), sales: z.number() });

/** The number of sold listings of each of these agents. */
export async function countSales(context: ReadContext, agents: readonly number[]): Promise<number[]> {
  const where = { agent: { in: [...agents] }, status: { equals: 'sold' } };
  const conditions = [sql.raw(listedCondition), ...toSqlConditions(where)];
  const rows = await queryRows(
    context,
    { collection: 'listings', where, sort: [] },
    sql`select agent_id as agent, count(*)::int as sales from listings
      where ${sql.join(conditions, sql` and `)} group by agent_id`,
    salesCountRow,
  );
  const counts = new Map(rows.map(({ agent, sales }) => [agent, sales]));
  return agents.map((agent) => counts.get(agent) ?? 0);
}

import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { queryRows } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { listedCondition } from '@/lib/backend/database/listing-orders';

/** In hundredths: a quarter of the listings lie below `low`, a quarter above `high`. */
export type OwnMultiples = { count: number; low: number; mid: number; high: number };

/** Fewer would tell what one business was sold for. */
const fewest = 5;
/** What was listed long ago says little of today, and there may be a hundred thousand. */
const newest = 200;

const prices = {
  asked: { price: 'asking_price', status: ['active', 'under_offer'] },
  sold: { price: 'sold_price', status: ['sold'] },
} as const;

const row = z.object({
  category: z.string(),
  count: z.coerce.number(),
  parts: z.tuple([z.coerce.number(), z.coerce.number(), z.coerce.number()]),
});

/** What listings of these categories are asked or were sold for, times their earnings; those with fewer than five are left out. */
export async function findOwnMultiples(
  reading: Reading,
  categories: readonly string[],
  which: keyof typeof prices,
): Promise<Map<string, OwnMultiples>> {
  if (categories.length === 0) return new Map();
  const { price, status } = prices[which];
  const where = { category: { in: [...categories] }, status: { in: [...status] } };
  const list = (values: readonly string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  const rows = await queryRows(
    reading,
    { collection: 'listings', where, sort: [price, 'discretionary_earnings', 'listed_at'] },
    sql`select trade.category, count(*)::int as count,
        percentile_disc(array[0.25, 0.5, 0.75]) within group (order by told.multiple) as parts
      from unnest(array[${list(categories)}]::text[]) as trade(category)
      cross join lateral (
        select round(${sql.raw(price)} * 100 / discretionary_earnings)::int as multiple from listings
        where ${sql.raw(listedCondition)} and category = trade.category and status in (${list(status)})
          and ${sql.raw(price)} > 0 and discretionary_earnings > 0
          and ${sql.raw(price)} < discretionary_earnings * 1000
        order by listed_at desc limit ${newest}
      ) as told
      group by trade.category having count(*) >= ${fewest}`,
    row,
  );
  return new Map(
    rows.map(({ category, count, parts: [low, mid, high] }) => [category, { count, low, mid, high }]),
  );
}

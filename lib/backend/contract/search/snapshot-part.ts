import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import type { ListingSnapshot, Median } from '@/lib/backend/contract/generated/resolvers';
import { type Fragment, few } from '@/lib/backend/contract/search/marks';

const fewest = 10;

/** Each figure as the marks have it, in SQL. */
const figures = {
  asking_price: 'asking_price',
  discretionary_earnings: 'discretionary_earnings',
  multiple: 'round(asking_price * 100 / discretionary_earnings)',
} as const;

export const medianRow = z.object({
  figure: z.string(),
  n: z.number(),
  value: z.number(),
});

/** The middle of each figure in `found`, and of how many: rows of `figure`, `n` and `value`. */
export const snapshotPart = (): Fragment =>
  sql.join(
    Object.entries(figures).map(([figure, key]) => medianOf(figure, sql.raw(key))),
    sql` union all `,
  );

const medianOf = (figure: string, key: Fragment): Fragment => sql`
  select ${figure} as figure, told.n::int, middle.value from (
    select array_agg(found.chunk order by found.chunk) as chunks, array_agg(found.bits & marks.bits order by found.chunk) as given,
      coalesce(sum(bit_count(found.bits & marks.bits)), 0)::bigint as n
    from found join listing_marks marks on marks.kind = ${figure} and marks.value = 'told' and marks.chunk = found.chunk
  ) as told,
  lateral narrow_listings(told.chunks, told.given, ${figure}, true, (told.n + 1) / 2, ${few}, false) as narrowed,
  lateral (
    select ${key}::float8 as value from listings where id = any (array(
      select id from unnest(narrowed.chunks_left, narrowed.among) as halves (chunk, bits), lateral ids_of(halves.chunk, halves.bits) as id
    ))
    order by 1 offset (told.n + 1) / 2 - narrowed.before - 1 limit 1
  ) as middle
  where told.n >= ${fewest}`;

/** The medians as they were found; those of fewer than ten are not told. */
export function toSnapshot(rows: readonly z.infer<typeof medianRow>[]): ListingSnapshot {
  const medianOfFigure = (name: string, unit = 1): Median | null => {
    const row = rows.find(({ figure }) => figure === name);
    return row ? { value: row.value / unit, n: row.n } : null;
  };
  return {
    asking_price: medianOfFigure('asking_price'),
    discretionary_earnings: medianOfFigure('discretionary_earnings'),
    multiple: medianOfFigure('multiple', 100),
  };
}

import { sql } from '@payloadcms/db-postgres';
import type { Where } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { toConditions } from '@/lib/backend/contract/reads/to-conditions';

const averageRow = z.object({ average: z.coerce.number().nullable() });

/** The mean of the published ratings of the reviews that belong to `owners`, to one decimal; null when there are none. */
export async function averageRating(reading: Reading, owners: Where): Promise<number | null> {
  const conditions = [sql`published`, ...toConditions(owners)];
  const [row] = await queryRows(
    reading,
    { collection: 'reviews', where: owners, sort: 'rating' },
    sql`select round(avg(rating), 1) as average from reviews where ${sql.join(conditions, sql` and `)}`,
    averageRow,
  );
  return row?.average ?? null;
}

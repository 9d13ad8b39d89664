import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { chooseOffices } from '@/lib/backend/contract/reads/choose-offices';
import { queryRows } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';

const countRow = z.object({ region: z.number(), offices: z.number() });

/** How many offices are in business in each of these regions. */
export async function countOffices(reading: Reading, regions: readonly number[]): Promise<number[]> {
  const { where, conditions } = chooseOffices({}, { region: { in: [...regions] } });
  const rows = await queryRows(
    reading,
    { collection: 'offices', where, sort: [] },
    sql`select region_id as region, count(*)::int as offices from offices
      where ${sql.join(conditions, sql` and `)} group by region_id`,
    countRow,
  );
  const counts = new Map(rows.map(({ region, offices }) => [region, offices]));
  return regions.map((region) => counts.get(region) ?? 0);
}

import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { buildOfficeConditions } from '@/lib/backend/contract/reads/choose-offices';
import { queryRows } from '@/lib/backend/contract/reads/sql-queries';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';

const officeCountRow = z.object({ region: z.number(), offices: z.number() });

/** The number of active offices in each of these regions. */
export async function countOffices(context: ReadContext, regions: readonly number[]): Promise<number[]> {
  const { where, conditions } = buildOfficeConditions({}, { region: { in: [...regions] } });
  const rows = await queryRows(
    context,
    { collection: 'offices', where, sort: [] },
    sql`select region_id as region, count(*)::int as offices from offices
      where ${sql.join(conditions, sql` and `)} group by region_id`,
    officeCountRow,
  );
  const counts = new Map(rows.map(({ region, offices }) => [region, offices]));
  return regions.map((region) => counts.get(region) ?? 0);
}

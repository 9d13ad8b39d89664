import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { queryRows } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { toConditions } from '@/lib/backend/contract/reads/to-conditions';
import { listedCondition } from '@/lib/backend/database/listing-orders';

const countRow = z.object({ agent: z.number(), sales: z.number() });

/** How many listings of each of these agents have been sold. */
export async function countSales(reading: Reading, agents: readonly number[]): Promise<number[]> {
  const where = { agent: { in: [...agents] }, status: { equals: 'sold' } };
  const conditions = [sql.raw(listedCondition), ...toConditions(where)];
  const rows = await queryRows(
    reading,
    { collection: 'listings', where, sort: [] },
    sql`select agent_id as agent, count(*)::int as sales from listings
      where ${sql.join(conditions, sql` and `)} group by agent_id`,
    countRow,
  );
  const counts = new Map(rows.map(({ agent, sales }) => [agent, sales]));
  return agents.map((agent) => counts.get(agent) ?? 0);
}

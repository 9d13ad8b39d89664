import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { queryRows } from '@/lib/backend/contract/reads/sql-queries';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import { toSqlConditions } from '@/lib/backend/contract/reads/to-conditions';
import { listedCondition } from '@/lib/backend/platform/database/listing-orders';

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

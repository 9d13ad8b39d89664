import type { Payload } from 'payload';
import { z } from 'zod';

type QueryPlan = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: QueryPlan[];
};
const plan: z.ZodType<QueryPlan> = z.object({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  Plans: z.lazy(() => z.array(plan)).optional(),
});
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) })]);

/** The number of rows read by the leaves of a plan, including filtered ones. */
const rowsOf = ({ Plans = [], ...node }: QueryPlan): number =>
  Plans.length > 0
    ? Plans.reduce((sum, child) => sum + rowsOf(child), 0)
    : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** The number of rows that PostgreSQL scans for a statement. */
export async function rowsScanned(payload: Payload, text: string, values: unknown[]): Promise<number> {
  const { rows } = await payload.db.pool.query(`explain (analyze, format json) ${text}`, values);
  const [
    {
      'QUERY PLAN': [{ Plan }],
    },
  ] = explained.parse(rows);
  return rowsOf(Plan);
}

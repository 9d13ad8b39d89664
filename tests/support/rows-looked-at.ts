import type { Payload } from 'payload';
import { z } from 'zod';

type Plan = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};
const plan: z.ZodType<Plan> = z.object({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  Plans: z.lazy(() => z.array(plan)).optional(),
});
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) })]);

/** The rows that the leaves of a plan brought up, whether they were kept or not. */
const rowsOf = ({ Plans = [], ...node }: Plan): number =>
  Plans.length > 0
    ? Plans.reduce((sum, child) => sum + rowsOf(child), 0)
    : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** How many rows PostgreSQL looks at to answer a question. */
export async function rowsLookedAt(payload: Payload, text: string, values: unknown[]): Promise<number> {
  const { rows } = await payload.db.pool.query(`explain (analyze, format json) ${text}`, values);
  const [
    {
      'QUERY PLAN': [{ Plan }],
    },
  ] = explained.parse(rows);
  return rowsOf(Plan);
}

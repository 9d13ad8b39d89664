import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';

/**
 * A read-only statement whose plan each connection caches under a unique name. For tables with many indexes,
 * planning takes longer than the query.
 */
export type PreparedStatement = { name: string; text: string };

/** Parsed rows of a frequent statement. The caller records the dependencies. */
export async function queryPrepared<Row extends z.ZodType>(
  { payload, scheduler }: ReadContext,
  { name, text }: PreparedStatement,
  values: unknown[],
  row: Row,
): Promise<z.infer<Row>[]> {
  const { pool } = payload.db;
  const run = (statement: { name?: string; text: string }) =>
    scheduler.run(async () => pool.query({ ...statement, values }));
  const planName = currentPlanName(name);
  const { rows } = await run({ name: planName, text }).catch((error: unknown) => {
    if (hasErrorCode(outdatedPlanCodes, error)) return run({ name: nextPlanName(name, planName), text });
    if (hasErrorCode(unusablePlanCodes, error)) return run({ text });
    throw error;
  });
  return z.array(row).parse(rows);
}

/** Error code after a migration changed what the plan was made for. */
const outdatedPlanCodes: readonly unknown[] = ['0A000'];
/** Error codes when a connection pooler does not know the plan, or knows another one by its name. */
const unusablePlanCodes: readonly unknown[] = ['26000', '42P05'];

const hasErrorCode = (codes: readonly unknown[], error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

/**
 * The number of times that the plans of a statement became outdated. A connection never forgets a plan, so
 * an outdated name would fail on every connection.
 */
const planVersions = new Map<string, number>();

const currentPlanName = (name: string): string => `${name}_${planVersions.get(name) ?? 0}`;

/** The first of concurrent queries that were rejected for the same name increments the version. */
function nextPlanName(name: string, rejectedName: string): string {
  if (rejectedName === currentPlanName(name)) planVersions.set(name, (planVersions.get(name) ?? 0) + 1);
  return currentPlanName(name);
}

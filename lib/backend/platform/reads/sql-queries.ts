import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Sort, Where } from 'payload';
import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import type { PublicCollection } from '@/schemas/dependency';

/** The list that a query reads, as Payload would query it: the dependency of the result. */
export type ListDependency = { collection: PublicCollection; where: Where; sort: Sort };

type SqlQuery = ReturnType<typeof sql>;

/**
 * Parsed rows of a read-only query of a list, for what Payload's queries cannot express: ranking, averages,
 * distances. The query returns only ids and numbers; documents are read by their ids.
 */
export function queryRows<Row extends z.ZodType>(
  context: ReadContext,
  { collection, where, sort }: ListDependency,
  query: SqlQuery,
  row: Row,
): Promise<z.infer<Row>[]> {
  context.recorder.recordList(collection, where, sort);
  return executeQuery(context, query, row);
}

/** Like `queryRows`, for a query of the first records of a list. */
export async function queryFirstRows<Row extends z.ZodType<{ id: number }>>(
  context: ReadContext,
  { collection, where, sort }: ListDependency,
  query: SqlQuery,
  row: Row,
): Promise<z.infer<Row>[]> {
  const rows = await executeQuery(context, query, row);
  const ids = rows.map(({ id }) => id);
  context.recorder.recordListStart(collection, where, sort, ids);
  return rows;
}

/** Like `queryRows`, for a query whose result may change with any change of these collections. */
export function queryCollections<Row extends z.ZodType>(
  context: ReadContext,
  collections: readonly PublicCollection[],
  query: SqlQuery,
  row: Row,
): Promise<z.infer<Row>[]> {
  for (const collection of collections) context.recorder.recordCollection(collection);
  return executeQuery(context, query, row);
}

async function executeQuery<Row extends z.ZodType>(
  { payload, scheduler }: ReadContext,
  query: SqlQuery,
  row: Row,
): Promise<z.infer<Row>[]> {
  const { rows } = await scheduler.run(async () => payload.db.drizzle.execute(query));
  return z.array(row).parse(rows);
}

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

/** Error code when a migration has changed a table of the cached plan. */
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

type SqlCondition = ReturnType<typeof sql>;

const relationFields = new Set(['office', 'agent', 'region', 'author']);
const columnIdentifier = (field: string): SqlCondition =>
  sql`${sql.identifier(relationFields.has(field) ? `${field}_id` : field)}`;

/**
 * A flat Payload condition in SQL, one part for each field, so that a single object states both the query
 * and its dependencies.
 */
export function toSqlConditions(where: Where): SqlCondition[] {
  return Object.entries(where).flatMap(([field, condition]) => {
    if (Array.isArray(condition))
      throw new Error(`"${field}" joins conditions; only fields can be converted to SQL`);
    return Object.entries(condition).map(([operator, value]) =>
      toSqlCondition(columnIdentifier(field), operator, value),
    );
  });
}

function toSqlCondition(column: SqlCondition, operator: string, value: unknown): SqlCondition {
  if (operator === 'equals') return sql`${column} = ${value}`;
  if (operator === 'not_equals') return sql`${column} <> ${value}`;
  if (operator !== 'in' || !Array.isArray(value)) throw new Error(`"${operator}" cannot be converted to SQL`);
  return sql`${column} in (${sql.join(
    value.map((item) => sql`${item}`),
    sql`, `,
  )})`;
}

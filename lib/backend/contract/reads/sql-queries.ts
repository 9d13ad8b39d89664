import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Sort, Where } from 'payload';
import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
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

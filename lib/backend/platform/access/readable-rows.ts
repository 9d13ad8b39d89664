import { is, type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';
import { buildQuery } from '@payloadcms/drizzle';
import { type CollectionSlug, executeAccess, type PayloadRequest, type Where } from 'payload';
import { tablesOf } from '../database/tables-of';

/**
 * The collection's read rule for the current user as an SQL condition on the collection's table, built by
 * Payload's query builder; null when all rows are readable.
 */
export async function createReadCondition(
  collection: CollectionSlug,
  req: PayloadRequest,
): Promise<SQL | null> {
  const { config } = req.payload.collections[collection];
  const allowed = await executeAccess({ req, disableErrors: true }, config.access.read);
  if (typeof allowed === 'boolean') return allowed ? null : sql`false`;
  const { where, joins } = buildCondition(collection, allowed, req);
  if (joins.length === 0) return sql`(${where})`;
  // Use a subquery with its own joins for each row, so that the condition does not depend on the tables of
  // the outer query.
  const row = req.payload.db.drizzle.select({ one: sql`1` }).from(sql`(select) as row`).$dynamic();
  for (const { table, condition } of joins) if (is(table, PgTable)) row.leftJoin(table, condition);
  return sql`exists ${row.where(where)}`;
}

type Adapter = Parameters<typeof buildQuery>[0]['adapter'];
/** Payload's adapter type does not include the properties that exist once the adapter is initialised. */
const isDrizzleAdapter = (adapter: object): adapter is Adapter => 'drizzle' in adapter && 'tables' in adapter;

function buildCondition(collection: CollectionSlug, where: Where, { payload }: PayloadRequest) {
  const adapter: object = payload.db;
  if (!isDrizzleAdapter(adapter)) throw new Error('The database adapter is not initialised');
  const fields = payload.collections[collection].config.flattenedFields;
  return buildQuery({ adapter, fields, tableName: tablesOf(collection).documents, where });
}

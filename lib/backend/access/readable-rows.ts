import { is, type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';
import { buildQuery } from '@payloadcms/drizzle';
import { type CollectionSlug, executeAccess, type PayloadRequest, type Where } from 'payload';
import { tablesOf } from '../database/tables-of';

/**
 * Which rows of a collection's table whoever asks may read, as a condition in SQL: what the collection's own rule says, put as Payload puts it
 * for its lists; null for all of them.
 */
export async function readableRows(collection: CollectionSlug, req: PayloadRequest): Promise<SQL | null> {
  const { config } = req.payload.collections[collection];
  const allowed = await executeAccess({ req, disableErrors: true }, config.access.read);
  if (typeof allowed === 'boolean') return allowed ? null : sql`false`;
  const { where, joins } = askAs(collection, allowed, req);
  if (joins.length === 0) return sql`(${where})`;
  // Joined for each row by itself: whatever else is asked decides where to begin.
  const row = req.payload.db.drizzle.select({ one: sql`1` }).from(sql`(select) as row`).$dynamic();
  for (const { table, condition } of joins) if (is(table, PgTable)) row.leftJoin(table, condition);
  return sql`exists ${row.where(where)}`;
}

type Adapter = Parameters<typeof buildQuery>[0]['adapter'];
/** Payload's own type of it leaves open what an adapter says once it is there. */
const isThere = (adapter: object): adapter is Adapter => 'drizzle' in adapter && 'tables' in adapter;

function askAs(collection: CollectionSlug, where: Where, { payload }: PayloadRequest) {
  const adapter: object = payload.db;
  if (!isThere(adapter)) throw new Error('The database is not open');
  const fields = payload.collections[collection].config.flattenedFields;
  return buildQuery({ adapter, fields, tableName: tablesOf(collection).documents, where });
}

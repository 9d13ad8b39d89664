import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { executeSql } from '../database/request-transaction';
import { tablesOf } from '../database/tables-of';

/**
 * Locks records against deletion until the request's transaction ends (`for key share`), and waits for a
 * running deletion. Other writes are not blocked.
 */
export async function lockRecords(
  collection: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<void> {
  if (ids.length === 0) return;
  const table = sql.identifier(tablesOf(collection).documents);
  const lockStatement = sql`select 1 from ${table} where id = any(${sql.param(ids)}::int[]) order by id for key share`;
  await executeSql(req, lockStatement);
}

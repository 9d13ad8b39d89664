import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';

/**
 * Keeps records from being removed until the request's transaction ends, and waits for whoever is removing one. They may be
 * saved meanwhile.
 */
export async function holdRecords(
  collection: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<void> {
  if (ids.length === 0) return;
  const table = sql.identifier(tablesOf(collection).documents);
  const held = sql`select 1 from ${table} where id = any(${sql.param(ids)}::int[]) order by id for key share`;
  await executeFor(req, held);
}

import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { tablesOf } from '../../platform/database/tables-of';

const MAX_SCANNED_DOCUMENTS = 10_000;
const timestampsSchema = z.object({ rows: z.array(z.object({ at: z.coerce.date() })) });

/**
 * A condition that limits a query to the most recently updated documents of a collection; empty when it has
 * no more than the limit.
 */
export async function recentlyUpdated({ db }: Payload, collection: CollectionSlug): Promise<Where[]> {
  const { documents } = tablesOf(collection);
  const result = await db.drizzle.execute(
    sql`select updated_at as at from ${sql.identifier(documents)} order by updated_at desc offset ${MAX_SCANNED_DOCUMENTS} limit 1`,
  );
  return timestampsSchema.parse(result).rows.map(({ at: updatedAt }) => ({ updatedAt: { greater_than: updatedAt.toISOString() } }));
}

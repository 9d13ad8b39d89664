import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';

const newestSchema = z.array(z.object({ revision: z.coerce.number().nullable() }));

/**
 * Payload compares a write with the newest version that whoever writes may see, and goes by the row where they may not see the
 * newest one: a draft that gives the document to another office would be written over unread.
 * @param seen the revision that was compared. @throws APIError 403
 */
export async function refuseMoved(
  collection: CollectionSlug,
  id: number,
  seen: number,
  req: PayloadRequest,
): Promise<void> {
  if (!req.payload.collections[collection].config.versions) return;
  const { versions } = tablesOf(collection);
  const rows = await executeFor(
    req,
    sql`select max(version_revision) as revision from ${sql.identifier(versions)} where parent_id = ${id} and latest`,
  );
  const newest = newestSchema.parse(rows)[0]?.revision ?? seen;
  if (newest <= seen) return;
  throw new APIError(
    'Nothing was saved. The network’s staff have drafted something here that you cannot see, as when it goes to another office: ask them.',
    403,
    null,
    true,
  );
}

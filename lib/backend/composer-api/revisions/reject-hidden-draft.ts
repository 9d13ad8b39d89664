import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, type CollectionSlug, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';

const newestSchema = z.array(z.object({ revision: z.coerce.number().nullable() }));

/**
 * Rejects a write when a newer draft exists that the user may not see. Payload compares a write with the
 * newest version that the user may see; without this check it would overwrite a draft that moves the
 * document to another office.
 * @param visibleRevision the revision that was compared.
 * @throws APIError 403
 */
export async function rejectHiddenDraft(
  collection: CollectionSlug,
  id: number,
  visibleRevision: number,
  req: PayloadRequest,
): Promise<void> {
  if (!req.payload.collections[collection].config.versions) return;
  const { versions } = tablesOf(collection);
  const rows = await executeSql(
    req,
    sql`select max(version_revision) as revision from ${sql.identifier(versions)} where parent_id = ${id} and latest`,
  );
  const newest = newestSchema.parse(rows)[0]?.revision ?? visibleRevision;
  if (newest <= visibleRevision) return;
  throw new APIError(
    'Nothing was saved. The network’s staff have a draft here that you cannot see: ask them.',
    403,
    null,
    true,
  );
}

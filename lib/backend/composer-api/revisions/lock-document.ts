import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { createDeletedDocumentError } from '../../platform/cms-api/not-found-errors';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';
import { baseRevisionOf } from './base-revision';
import { lockBulkDelete } from './lock-bulk-delete';
import { setWriteContext } from './write-context';

/** An operation on one document. Payload rejects invalid ids itself. */
const documentOperationSchema = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  overrideAccess: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

const parentSchema = z.array(z.object({ parent_id: z.number().nullable() }));

/**
 * Locks the row before Payload reads the document: concurrent writes wait for the commit and then read the
 * new revision. Also records the base revision of a write of staff for `checkRevision`.
 * @throws NotFound for staff, when the document was deleted before it could be locked.
 */
export const lockDocument: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete' && operation !== 'restoreVersion') return args;
  const target = documentOperationSchema.safeParse(args);
  if (!target.success) return operation === 'delete' ? lockBulkDelete(collection.slug, args, req) : args;
  const { documents, versions } = tablesOf(collection.slug);
  const isVersion = operation === 'restoreVersion';
  const id = isVersion ? await documentIdOf(versions, target.data.id, req) : target.data.id;
  if (id === null) return args;
  // Unlike `for update`, this does not block rows that reference this one.
  const rows = await executeSql(
    req,
    sql`select 1 from ${sql.identifier(documents)} where id = ${id} for no key update`,
  );
  const isStaffWrite = req.user !== null && !target.data.overrideAccess;
  if (rows.length === 0 && isStaffWrite) throw createDeletedDocumentError(collection.slug, req);
  const baseRevision = isStaffWrite ? baseRevisionOf(req, isVersion ? null : target.data.data) : undefined;
  setWriteContext(req, collection.slug, id, { isStaffWrite, baseRevision });
  return args;
};

async function documentIdOf(versions: string, version: number, req: PayloadRequest): Promise<number | null> {
  const rows = await executeSql(
    req,
    sql`select parent_id from ${sql.identifier(versions)} where id = ${version}`,
  );
  return parentSchema.parse(rows)[0]?.parent_id ?? null;
}

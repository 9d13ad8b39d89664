import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';
import { baseRevisionsOf } from './base-revision';
import { createUnlistedDocumentsError } from './revision-errors';
import { setWriteContext } from './write-context';

const bulkOperationSchema = z.object({
  where: z.custom<Where>((value) => value instanceof Object),
  overrideAccess: z.boolean().nullish(),
});

/**
 * Prepares a bulk delete by staff: locks the documents that `If-Match` names, records their base revisions, and
 * restricts the delete to them.
 * @throws APIError 428 when the query matches other documents as well.
 */
export async function lockBulkDelete<Args extends object>(
  collection: CollectionSlug,
  args: Args,
  req: PayloadRequest,
): Promise<Args> {
  const bulk = bulkOperationSchema.safeParse(args);
  if (!bulk.success || req.user === null || bulk.data.overrideAccess) return args;
  const baseRevisions = baseRevisionsOf(req);
  const ids = [...baseRevisions.keys()];
  const where: Where = { and: [bulk.data.where, { id: { in: ids } }] };
  const count = async (condition: Where) =>
    (await req.payload.count({ collection, where: condition, overrideAccess: false, user: req.user, req }))
      .totalDocs;
  const unlistedCount = (await count(bulk.data.where)) - (ids.length > 0 ? await count(where) : 0);
  if (unlistedCount > 0) throw createUnlistedDocumentsError(unlistedCount);
  if (ids.length === 0) return args;
  const table = sql.identifier(tablesOf(collection).documents);
  await executeSql(
    req,
    sql`select 1 from ${table} where id = any(${sql.param(ids)}::int[]) order by id for no key update`,
  );
  for (const [id, baseRevision] of baseRevisions)
    setWriteContext(req, collection, id, { isStaffWrite: true, baseRevision });
  return { ...args, where };
}

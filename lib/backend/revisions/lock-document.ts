import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { removedMeanwhile } from '../cms-api/removed-meanwhile';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';
import { carriedRevision } from './carried-revision';
import { lockListed } from './lock-listed';
import { noteCarried } from './noted-revision';

/** Of one document, not of many. An id that is none is left for Payload to refuse. */
const oneSchema = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  overrideAccess: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});

const parentSchema = z.array(z.object({ parent_id: z.number().nullable() }));

/**
 * Before Payload reads the document: others who want to write it wait until this write is committed, and read it
 * anew then. Also notes which revision a member of staff says they started from, for `checkRevision`.
 * @throws NotFound to a member of staff, when somebody removed the document before it could be locked.
 */
export const lockDocument: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete' && operation !== 'restoreVersion') return args;
  const one = oneSchema.safeParse(args);
  if (!one.success) return operation === 'delete' ? lockListed(collection.slug, args, req) : args;
  const { documents, versions } = tablesOf(collection.slug);
  const isVersion = operation === 'restoreVersion';
  const id = isVersion ? await parentOf(versions, one.data.id, req) : one.data.id;
  if (id === null) return args;
  // Leaves rows that refer to this one free, unlike `for update`.
  const rows = await executeFor(
    req,
    sql`select 1 from ${sql.identifier(documents)} where id = ${id} for no key update`,
  );
  const isOfStaff = req.user !== null && !one.data.overrideAccess;
  if (rows.length === 0 && isOfStaff) throw removedMeanwhile(collection.slug, req);
  const from = isOfStaff ? carriedRevision(req, isVersion ? null : one.data.data) : undefined;
  noteCarried(req, collection.slug, id, { isOfStaff, from });
  return args;
};

async function parentOf(versions: string, version: number, req: PayloadRequest): Promise<number | null> {
  const rows = await executeFor(
    req,
    sql`select parent_id from ${sql.identifier(versions)} where id = ${version}`,
  );
  return parentSchema.parse(rows)[0]?.parent_id ?? null;
}

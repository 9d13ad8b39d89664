import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';
import { carriedRevisions } from './carried-revision';
import { noteCarried } from './noted-revision';
import { refuseUnlisted } from './refuse-stale';

const manySchema = z.object({
  where: z.custom<Where>((value) => value instanceof Object),
  overrideAccess: z.boolean().nullish(),
});

/**
 * For a removal of several by a member of staff: locks those whose revision it says, notes it of each, and has the
 * removal go no further than them.
 * @throws APIError 428 when it would take away others too.
 */
export async function lockListed<Args extends object>(
  collection: CollectionSlug,
  args: Args,
  req: PayloadRequest,
): Promise<Args> {
  const many = manySchema.safeParse(args);
  if (!many.success || req.user === null || many.data.overrideAccess) return args;
  const carried = carriedRevisions(req);
  const ids = [...carried.keys()];
  const where: Where = { and: [many.data.where, { id: { in: ids } }] };
  const count = async (those: Where) =>
    (await req.payload.count({ collection, where: those, overrideAccess: false, user: req.user, req }))
      .totalDocs;
  const unlisted = (await count(many.data.where)) - (ids.length > 0 ? await count(where) : 0);
  if (unlisted > 0) throw refuseUnlisted(unlisted);
  if (ids.length === 0) return args;
  const table = sql.identifier(tablesOf(collection).documents);
  await executeFor(
    req,
    sql`select 1 from ${table} where id = any(${sql.param(ids)}::int[]) order by id for no key update`,
  );
  for (const [id, from] of carried) noteCarried(req, collection, id, { isOfStaff: true, from });
  return { ...args, where };
}

import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { namesOf } from '../cms-api/name-documents';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';
import { archivables, archiving } from './archive-steps';
import { describeUses } from './describe-uses';
import { findUses } from './find-uses';

/** In the context of a call that removes everything, in an order that the database allows: nothing is asked. */
export const removeUnasked = { removal: 'unasked' } as const;

/**
 * Nothing is removed while something uses it. The row is locked first, so that what is being saved
 * at the same time is waited for and counted.
 * @throws APIError 409 that says what uses it and where.
 */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  if (req.context.removal === removeUnasked.removal) return;
  const table = sql.identifier(tablesOf(slug).documents);
  await executeFor(req, sql`select 1 from ${table} where id = ${Number(id)} for update`);
  const uses = await findUses(slug, Number(id), req);
  if (uses.length === 0) return;
  const [name = 'This'] = await namesOf(slug, [Number(id)], req);
  const kind = archivables.find((one) => one === slug);
  const choice = kind
    ? `, or archive it, which deletes nothing and takes it from the website with ${archiving[kind].takes}`
    : uses.some(({ within }) => within === 'frame')
      ? ', or publish another of this name'
      : '';
  throw new APIError(
    `${name} cannot be removed: it is used by ${await describeUses(uses, req)}. Change or remove these first${choice}.`,
    409,
    null,
    true,
  );
};

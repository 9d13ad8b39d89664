import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { documentNames } from '../cms-api/document-names';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';
import { archivableCollections, archiveTexts } from './archive-steps';
import { describeUses } from './describe-uses';
import { findUses } from './find-uses';

/** Request context that skips the check, for deleting everything in an order that the database allows. */
export const SKIP_USE_CHECK = { removal: 'unasked' } as const;

/**
 * Rejects the deletion of a document that is used. Locks the row first, so that concurrent saves finish and
 * are counted.
 * @throws APIError 409 with the documents that use it.
 */
export const rejectWhenUsed: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  if (req.context.removal === SKIP_USE_CHECK.removal) return;
  const table = sql.identifier(tablesOf(slug).documents);
  await executeSql(req, sql`select 1 from ${table} where id = ${Number(id)} for update`);
  const uses = await findUses(slug, Number(id), req);
  if (uses.length === 0) return;
  const [name = 'This'] = await documentNames(slug, [Number(id)], req);
  const kind = archivableCollections.find((one) => one === slug);
  const alternative = kind
    ? `, or archive it, which deletes nothing and takes it from the website with ${archiveTexts[kind].unpublished}`
    : uses.some(({ location }) => location === 'frame')
      ? ', or publish another of this name'
      : '';
  throw new APIError(
    `${name} cannot be removed: it is used by ${await describeUses(uses, req)}. Change or remove these first${alternative}.`,
    409,
    null,
    true,
  );
};

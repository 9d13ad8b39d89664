import { type CollectionSlug, executeAccess, Forbidden, type PayloadRequest, type Where } from 'payload';
import { isLatestVersionAllowed } from '../access/latest-version-access';
import { transactionOf } from '../database/request-transaction';
import { createHiddenDocumentError } from './not-found-errors';

/** A write to one document by the current user. */
type WriteRequest = {
  collection: CollectionSlug;
  id: number;
  operation: 'update' | 'delete';
  req: PayloadRequest;
};

/**
 * Checks the collection's access rule before a document is read, locked or validated. For a document that
 * the user may not read, the error is the same as for a missing one. When the rule allows all documents, the
 * caller checks that the document exists.
 * @throws Forbidden when the user may read the document, otherwise NotFound
 */
export async function requirePermission({ collection, id, operation, req }: WriteRequest): Promise<void> {
  const { access } = req.payload.collections[collection].config;
  const rule = await executeAccess({ id, req, disableErrors: true }, access[operation]);
  if (rule === true) return;
  if (rule && (await isAllowedBy(rule, { collection, id, operation, req }))) return;
  if (!req.user || (await canRead(collection, id, req))) throw new Forbidden(req.t);
  throw createHiddenDocumentError(collection, req);
}

/** Like Payload, evaluates an update rule on the latest version or the row, and a delete rule on the row. */
async function isAllowedBy(rule: Where, { collection, id, operation, req }: WriteRequest): Promise<boolean> {
  const { versions } = req.payload.collections[collection].config;
  if (operation === 'update' && versions && (await isLatestVersionAllowed(collection, id, rule, req)))
    return true;
  const where: Where = { and: [{ id: { equals: id } }, rule] };
  return (await req.payload.count({ collection, where, req: transactionOf(req) })).totalDocs > 0;
}

/** Whether the user may read the document. */
export async function canRead(collection: CollectionSlug, id: number, req: PayloadRequest): Promise<boolean> {
  const document = await req.payload.findByID({
    ...{ collection, id, draft: true, depth: 0, select: {}, disableErrors: true },
    ...{ overrideAccess: false, user: req.user, req: transactionOf(req) },
  });
  return document !== null;
}

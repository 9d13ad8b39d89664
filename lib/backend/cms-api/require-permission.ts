import { type CollectionSlug, executeAccess, Forbidden, type PayloadRequest, type Where } from 'payload';
import { isNewestWithin } from '../access/newest-within';
import { sameTransaction } from '../database/same-transaction';
import { noneOfYours } from './none-of-yours';

/** Of one document, on behalf of whoever asks. */
type Wanted = { collection: CollectionSlug; id: number; operation: 'update' | 'delete'; req: PayloadRequest };

/**
 * Before anything is read, locked or judged: asks what role and scope alone decide of a write. Of what somebody may not know of they hear what they
 * would of a document that is not there; that one itself is left to who reads it where the rule is for all.
 * @throws Forbidden where they may read the document, NotFound where not
 */
export async function requirePermission({ collection, id, operation, req }: Wanted): Promise<void> {
  const { access } = req.payload.collections[collection].config;
  const rule = await executeAccess({ id, req, disableErrors: true }, access[operation]);
  if (rule === true) return;
  if (rule && (await isWithin(rule, { collection, id, operation, req }))) return;
  if (!req.user || (await isKnown(collection, id, req))) throw new Forbidden(req.t);
  throw noneOfYours(collection, req);
}

/** As Payload looks: a change goes by the newest version, or else by the row; a removal by the row. */
async function isWithin(rule: Where, { collection, id, operation, req }: Wanted): Promise<boolean> {
  const { versions } = req.payload.collections[collection].config;
  if (operation === 'update' && versions && (await isNewestWithin(collection, id, rule, req))) return true;
  const where: Where = { and: [{ id: { equals: id } }, rule] };
  return (await req.payload.count({ collection, where, req: sameTransaction(req) })).totalDocs > 0;
}

/** Whether whoever asks may read a document. */
export async function isKnown(collection: CollectionSlug, id: number, req: PayloadRequest): Promise<boolean> {
  const found = await req.payload.findByID({
    ...{ collection, id, draft: true, depth: 0, select: {}, disableErrors: true },
    ...{ overrideAccess: false, user: req.user, req: sameTransaction(req) },
  });
  return found !== null;
}

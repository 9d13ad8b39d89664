import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { isOfOffice } from '../access/staff-member';
import { notedRevision } from './noted-revision';
import { readStored } from './read-stored';
import { refuseMoved } from './refuse-moved';
import { refuseStale, refuseUnsaid } from './refuse-stale';
import { noteRefusal } from './tell-versions';

/** The context of a write that changes nothing people read in a document: their revision stays the stored one. */
export const keepRevision = { revision_is_kept: true } as const;

/**
 * A write of staff passes when it started from the stored revision, and makes the next one. Runs while the document
 * is locked by `lockDocument`, so that of two writes from the same revision one is refused.
 * @throws APIError 409 with both versions, 428 when the write does not say what it started from.
 */
export const checkRevision: CollectionBeforeValidateHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data;
  const by = typeof req.user?.name === 'string' ? req.user.name : null;
  if (operation === 'create') return { ...data, revision: 1, revised_by: by };
  // A password that is reset goes past Payload's own update.
  if (!originalDoc || req.context.revision_is_kept === true) return data;
  const stored = originalDoc.revision ?? 1;
  const { isOfStaff, from } = notedRevision(req, slug, originalDoc.id);
  if (isOfStaff) {
    if (isOfOffice(req.user)) await refuseMoved(slug, originalDoc.id, stored, req);
    await refuseUnless(stored, { collection: slug, id: originalDoc.id, req, from, isRemoval: false });
  }
  return { ...data, revision: stored + 1, revised_by: by };
};

/** A document is removed by staff as they read it, or stays. @throws APIError 409 with both versions, 428 */
export const checkRevisionOfDeleted: CollectionBeforeDeleteHook = async ({
  collection: { slug },
  id,
  req,
}) => {
  const { isOfStaff, from } = notedRevision(req, slug, id);
  if (isOfStaff) await requireRevision({ collection: slug, id: Number(id), req, from });
};

type Carrying = {
  collection: CollectionSlug;
  id: number;
  req: PayloadRequest;
  from: number | undefined;
};

/**
 * For what takes a document away, in other ways than Payload's too, once it is locked.
 * @throws APIError 403 where another office is to get it, 409 with both versions, 428
 */
export async function requireRevision(removal: Carrying): Promise<void> {
  const { collection, id, req } = removal;
  if (isOfOffice(req.user)) {
    const { revision: seen } = await readStored(collection, id, req, { overrideAccess: false });
    await refuseMoved(collection, id, seen, req);
  }
  const { revision } = await readStored(collection, id, req, { overrideAccess: true });
  await refuseUnless(revision, { ...removal, isRemoval: true });
}

async function refuseUnless(
  stored: number,
  { from, ...write }: Carrying & { isRemoval: boolean },
): Promise<void> {
  if (from === undefined) throw refuseUnsaid();
  if (from === stored) return;
  const refusal = await refuseStale({ ...write, from });
  noteRefusal(write.req, write.collection, write.id, refusal);
  throw refusal;
}

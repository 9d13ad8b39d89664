import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { notedRevision } from './noted-revision';
import { readStored } from './read-stored';
import { refuseStale, refuseUnsaid } from './refuse-stale';

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
  if (!originalDoc) return data;
  const stored = originalDoc.revision ?? 1;
  const { isOfStaff, from } = notedRevision(req, slug, originalDoc.id);
  if (isOfStaff) {
    if (from === undefined) throw refuseUnsaid();
    await refuseUnless(stored, { collection: slug, id: originalDoc.id, req, from });
  }
  return { ...data, revision: stored + 1, revised_by: by };
};

/** A deletion that says which revision it saw is refused when there is a newer one. */
export const checkRevisionOfDeleted: CollectionBeforeDeleteHook = async ({
  collection: { slug },
  id,
  req,
}) => {
  const { from } = notedRevision(req, slug, id);
  if (from === undefined) return;
  const { revision } = await readStored(slug, Number(id), req, { overrideAccess: true });
  await refuseUnless(revision, { collection: slug, id: Number(id), req, from });
};

type Write = { collection: CollectionSlug; id: number; req: PayloadRequest; from: number };

async function refuseUnless(stored: number, write: Write): Promise<void> {
  if (write.from !== stored) throw await refuseStale(write);
}

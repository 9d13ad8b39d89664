import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { isOfficeStaff } from '../../platform/access/staff-member';
import { recordDeleteError } from './bulk-delete-errors';
import { readStoredDocument } from './read-stored';
import { rejectHiddenDraft } from './reject-hidden-draft';
import { createBaseRevisionRequiredError, createConflictError } from './revision-errors';
import { getWriteContext } from './write-context';

/**
 * Accepts a write of staff whose base revision is the stored one, and increments the revision. Runs while
 * `lockDocument` holds the row lock, so that one of two writes with the same base revision is rejected.
 * @throws APIError 409 with the stored document, 428 when the write has no base revision.
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
  // A password reset bypasses Payload's own update.
  if (!originalDoc || req.context.preservesRevision === true) return data;
  const stored = originalDoc.revision ?? 1;
  const { isStaffWrite, baseRevision } = getWriteContext(req, slug, originalDoc.id);
  if (isStaffWrite) {
    if (isOfficeStaff(req.user)) await rejectHiddenDraft(slug, originalDoc.id, stored, req);
    await assertRevision(stored, {
      collection: slug,
      id: originalDoc.id,
      req,
      baseRevision,
      isDelete: false,
    });
  }
  return { ...data, revision: stored + 1, revised_by: by };
};

/**
 * Rejects a delete by staff whose base revision is not the stored one.
 * @throws APIError 409 with the stored document, 428
 */
export const checkDeleteRevision: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  const { isStaffWrite, baseRevision } = getWriteContext(req, slug, id);
  if (isStaffWrite) await requireRevision({ collection: slug, id: Number(id), req, baseRevision });
};

type RevisionedWrite = {
  collection: CollectionSlug;
  id: number;
  req: PayloadRequest;
  baseRevision: number | undefined;
};

/**
 * Checks the base revision for other operations that remove a document, after the document is locked.
 * @throws APIError 403 when a draft moves it to another office, 409 with the stored document, 428
 */
export async function requireRevision(deletion: RevisionedWrite): Promise<void> {
  const { collection, id, req } = deletion;
  if (isOfficeStaff(req.user)) {
    const { revision: visibleRevision } = await readStoredDocument(collection, id, req, {
      overrideAccess: false,
    });
    await rejectHiddenDraft(collection, id, visibleRevision, req);
  }
  const { revision } = await readStoredDocument(collection, id, req, { overrideAccess: true });
  await assertRevision(revision, { ...deletion, isDelete: true });
}

async function assertRevision(
  stored: number,
  { baseRevision, ...write }: RevisionedWrite & { isDelete: boolean },
): Promise<void> {
  if (baseRevision === undefined) throw createBaseRevisionRequiredError();
  if (baseRevision === stored) return;
  const error = await createConflictError({ ...write, baseRevision });
  recordDeleteError(write.req, write.collection, write.id, error);
  throw error;
}

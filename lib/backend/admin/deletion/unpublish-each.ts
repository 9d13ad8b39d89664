import { APIError, type PayloadRequest } from 'payload';
import { documentName, collectionLabel } from '../cms-api/document-names';
import { databaseErrorOf, isRetryable } from '../../platform/database/database-errors';
import type { VersionedStep } from './archive-steps';

/**
 * Unpublishes the documents one by one, each as a new version; returns their number.
 * @throws APIError 409 with the document that cannot be saved, and the reason.
 */
export async function unpublishEach(
  { collection, where }: VersionedStep,
  req: PayloadRequest,
): Promise<number> {
  const select = { [req.payload.collections[collection].config.admin.useAsTitle ?? 'id']: true as const };
  const { docs } = await req.payload.find({
    ...{ collection, where, select, depth: 0, pagination: false, sort: 'id', req },
  });
  for (const doc of docs) {
    try {
      await req.payload.update({ collection, id: doc.id, data: { _status: 'draft' }, req });
    } catch (error) {
      const reason = rejectionReason(error);
      if (reason === null || isRetryable(error)) throw error;
      const label = `the ${collectionLabel(collection, 1, req)} ${documentName(collection, doc, req)} (number ${doc.id})`;
      const message = `Nothing was archived: ${which} cannot be unpublished. Correct or delete it, then archive again. ${reason}`;
      throw new APIError(message, 409, null, true);
    }
  }
  return docs.length;
}

/** The reason why a document was rejected; null when the document is not the cause. */
function rejectionReason(error: unknown): string | null {
  if (error instanceof APIError && error.status < 500) return error.message;
  return databaseErrorOf(error)?.message ?? null;
}

import { APIError, type PayloadRequest } from 'payload';
import { nameOf, wordFor } from '../cms-api/name-documents';
import { databaseFault, mayPassAgain } from '../database/database-fault';
import type { VersionedStep } from './archive-steps';

/**
 * Unpublishes one document after the other, each as a version of its own; returns how many.
 * @throws APIError 409 that names the document which stands in the way, and why.
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
      const reason = refusalOf(error);
      if (reason === null || mayPassAgain(error)) throw error;
      const which = `the ${wordFor(collection, 1, req)} ${nameOf(collection, doc, req)} (number ${doc.id})`;
      const message = `Nothing was archived: ${which} stands in the way. Mend or remove it, then archive again. ${reason}`;
      throw new APIError(message, 409, null, true);
    }
  }
  return docs.length;
}

/** Why a document was not saved, when that is the document's fault; else null. */
function refusalOf(error: unknown): string | null {
  if (error instanceof APIError && error.status < 500) return error.message;
  return databaseFault(error)?.message ?? null;
}

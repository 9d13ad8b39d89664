import { type CollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { getCollectionLabel } from './document-names';

/** Rejects a write to a deleted document, for users who were allowed to write it. */
export const createDeletedDocumentError = (collection: CollectionSlug, req: PayloadRequest): NotFound =>
  new NotFound(
    () =>
      `This ${getCollectionLabel(collection, 1, req)} has been deleted in the meantime. Nothing was saved.`,
  );

/**
 * Rejects a write to a document that does not exist or that the user may not read. The message does not
 * reveal which.
 */
export const createHiddenDocumentError = (collection: CollectionSlug, req: PayloadRequest): NotFound =>
  new NotFound(
    () =>
      `This ${getCollectionLabel(collection, 1, req)} does not exist, or you do not have permission to edit it. Nothing was saved.`,
  );

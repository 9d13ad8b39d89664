import { type CollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { collectionLabel } from './document-names';

/** Rejects a write to a deleted document, for users who were allowed to write it. */
export const deletedDocumentError = (collection: CollectionSlug, req: PayloadRequest): NotFound =>
  new NotFound(
    () => `This ${collectionLabel(collection, 1, req)} has been deleted in the meantime. Nothing was saved.`,
  );

/**
 * Rejects a write to a document that does not exist or that the user may not read. The message does not
 * reveal which.
 */
export const hiddenDocumentError = (collection: CollectionSlug, req: PayloadRequest): NotFound =>
  new NotFound(
    () =>
      `This ${collectionLabel(collection, 1, req)} does not exist, or you do not have permission to edit it. Nothing was saved.`,
  );

import { type CollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { collectionLabel } from './document-names';

/** Rejects a write to a deleted document, for users who were allowed to write it. */
export const deletedDocumentError = (collection: CollectionSlug, req: PayloadRequest): NotFound =>
  new NotFound(() => `This ${collectionLabel(collection, 1, req)} was removed meanwhile. Nothing was stored.`);

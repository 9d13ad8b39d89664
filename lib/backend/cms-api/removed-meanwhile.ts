import { type CollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { wordFor } from './name-documents';

/** The refusal of a write to a document that is gone, to whoever might write it if it were there. */
export const removedMeanwhile = (collection: CollectionSlug, req: PayloadRequest): NotFound =>
  new NotFound(() => `This ${wordFor(collection, 1, req)} was removed meanwhile. Nothing was stored.`);

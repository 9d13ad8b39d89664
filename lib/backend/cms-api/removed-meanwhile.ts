import { type CollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { wordFor } from './name-documents';

/** The refusal of a write to a document that is not there, or not for whoever writes to know of: nobody is told which. */
export const removedMeanwhile = (collection: CollectionSlug, req: PayloadRequest): NotFound =>
  new NotFound(() => `This ${wordFor(collection, 1, req)} was removed meanwhile. Nothing was stored.`);

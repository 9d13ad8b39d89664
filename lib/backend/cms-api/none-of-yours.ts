import { type CollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { wordFor } from './name-documents';

/** The refusal of a write to a document that is not there, or not for whoever writes to know of: nobody is told which. */
export const noneOfYours = (collection: CollectionSlug, req: PayloadRequest): NotFound =>
  new NotFound(
    () =>
      `There is no such ${wordFor(collection, 1, req)}, or it is not yours to change. Nothing was stored.`,
  );

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { referenceReaders } from './read-references';
import { writeReferences } from './write-references';

/** Whether documents of the collection refer to records in their content. */
export const hasReferences = (collection: string): collection is keyof typeof referenceReaders =>
  collection in referenceReaders;

/** Replaces the document's rows of `content_references` by what its stored content refers to. */
export const recordReferences: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  if (hasReferences(slug))
    await writeReferences(slug, doc.id, await referenceReaders[slug](doc.id, req), req);
  return doc;
};

/** Deletes the document's rows of `content_references`. */
export const deleteReferences: CollectionAfterDeleteHook = async ({ collection: { slug }, doc, id, req }) => {
  if (hasReferences(slug)) await writeReferences(slug, Number(id), [], req);
  return doc;
};

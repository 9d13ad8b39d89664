import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { readUses } from './read-uses';
import { writeUses } from './write-uses';

/** Whether documents of the collection refer to records in their content. */
export const hasReferences = (collection: string): collection is keyof typeof readUses =>
  collection in readUses;

/** Replaces the document's rows of `content_references` by what its stored content refers to. */
export const recordReferences: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  if (hasReferences(slug)) await writeUses(slug, doc.id, await readUses[slug](doc.id, req), req);
  return doc;
};

/** Deletes the document's rows of `content_references`. */
export const deleteReferences: CollectionAfterDeleteHook = async ({ collection: { slug }, doc, id, req }) => {
  if (hasReferences(slug)) await writeUses(slug, Number(id), [], req);
  return doc;
};

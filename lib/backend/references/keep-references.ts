import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { readUses } from './read-uses';
import { writeUses } from './write-uses';

/** A collection whose documents refer to records in their content. */
export type Referring = keyof typeof readUses;

const isReferring = (slug: string): slug is Referring => slug in readUses;

/** The collection with the hooks that keep its rows of `content_references`. */
export function withReferences(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  if (!isReferring(slug)) return collection;
  const keep: CollectionAfterChangeHook = async ({ doc, req }) => {
    await writeUses(slug, doc.id, await readUses[slug](doc.id, req), req);
    return doc;
  };
  const drop: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
    await writeUses(slug, Number(id), [], req);
    return doc;
  };
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), keep],
      afterDelete: [...(hooks.afterDelete ?? []), drop],
    },
  };
}

import { sql } from '@payloadcms/db-postgres/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { executeFor } from '../database/execute-for';
import { readUses } from './read-uses';

/** A collection whose documents refer to records in their content. */
export type Referring = keyof typeof readUses;

const isReferring = (slug: string): slug is Referring => slug in readUses;

/** The collection with the hooks that keep its rows of `content_references`. */
export function withReferences(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  if (!isReferring(slug)) return collection;
  const keep: CollectionAfterChangeHook = async ({ doc, req }) => {
    await keepReferences(slug, doc.id, req);
    return doc;
  };
  const drop: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
    await executeFor(req, deleteRows(slug, Number(id)));
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

/** Makes the rows of one document anew from what is stored of it. */
async function keepReferences(collection: Referring, id: number, req: PayloadRequest): Promise<void> {
  const uses = await readUses[collection](id, req);
  await executeFor(req, deleteRows(collection, id));
  if (uses.length === 0) return;
  const values = uses.map(
    ({ locale, isDraft, place, kind, record }) =>
      sql`(${collection}, ${id}, ${locale}, ${isDraft}, ${place}, ${kind}, ${record})`,
  );
  await executeFor(
    req,
    sql`insert into content_references
      (collection, document_id, locale, is_draft, place, kind, record) values ${sql.join(values, sql`, `)}`,
  );
}

const deleteRows = (collection: Referring, id: number) =>
  sql`delete from content_references where collection = ${collection} and document_id = ${id}`;

import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { kindOfCollection } from '@/schemas/collection-of-kind';
import { fileColumns } from '../../platform/media/file-references';
import { findFieldUses } from './find-field-uses';
import { findUsesByName } from './find-named-uses';
import { readNamedContent } from './read-named';
import { findRelationPaths } from './relation-paths';
import { countUses, type DocumentUse } from './use';

/**
 * All uses of a document: in published and unpublished documents and newest drafts, but not in itself or in
 * earlier versions.
 */
export async function findUses(collection: CollectionSlug, id: number, req: PayloadRequest): Promise<DocumentUse[]> {
  const uses: DocumentUse[] = [];
  for (const relation of findRelationPaths(req.payload, collection))
    uses.push(await findFieldUses(relation, { collection, id }, req));
  uses.push(...(await findBlockUses(collection, id, req)));
  if (collection === 'media') uses.push(...(await findTextUses(id, req)));
  const target = await readNamedContent(collection, id, req);
  if (target) uses.push(...(await findUsesByName(target, req)));
  return uses.filter(({ count }) => count > 0);
}

/** References in blocks. Menu targets are relation fields. */
async function findBlockUses(collection: CollectionSlug, id: number, req: PayloadRequest): Promise<DocumentUse[]> {
  const kind = kindOfCollection(collection);
  if (!kind) return [];
  const query = sql`select distinct collection, document_id as id from content_references
    where kind = ${kind} and record = ${String(id)} and collection <> 'menus'
      and not (collection = ${collection} and document_id = ${id})`;
  return countUses(query, 'blocks', req);
}

/** Pictures in formatted texts, which link to a file or one of its copies. */
function findTextUses(picture: number, req: PayloadRequest): Promise<DocumentUse[]> {
  const query = sql`select distinct uses.collection, uses.document_id as id
    from media join content_references uses on uses.kind = 'file' and uses.record in (${fileColumns})
    where media.id = ${picture}`;
  return countUses(query, 'texts', req);
}

import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { kindOfCollection } from '@/schemas/collection-of-kind';
import { fileColumns } from '../media/file-columns';
import { findFieldUses } from './find-field-uses';
import { findNamedUses } from './find-named-uses';
import { readNamed } from './read-named';
import { namings } from './relation-paths';
import { countUses, type Use } from './use';

/** Whatever uses a document: published, hidden, or in the newest draft; not the document itself, nor earlier versions. */
export async function findUses(collection: CollectionSlug, id: number, req: PayloadRequest): Promise<Use[]> {
  const uses: Use[] = [];
  for (const naming of namings(req.payload, collection))
    uses.push(await findFieldUses(naming, { collection, id }, req));
  uses.push(...(await inBlocks(collection, id, req)));
  if (collection === 'media') uses.push(...(await inTexts(id, req)));
  const named = await readNamed(collection, id, req);
  if (named) uses.push(...(await findNamedUses(named, req)));
  return uses.filter(({ count }) => count > 0);
}

/** In blocks. What menus lead to, their fields say. */
async function inBlocks(collection: CollectionSlug, id: number, req: PayloadRequest): Promise<Use[]> {
  const kind = kindOfCollection(collection);
  if (!kind) return [];
  const found = sql`select distinct collection, document_id as id from content_references
    where kind = ${kind} and record = ${String(id)} and collection <> 'menus'
      and not (collection = ${collection} and document_id = ${id})`;
  return countUses(found, 'blocks', req);
}

/** Pictures in formatted texts, which lead to a file or to one of its copies. */
function inTexts(picture: number, req: PayloadRequest): Promise<Use[]> {
  const found = sql`select distinct uses.collection, uses.document_id as id
    from media join content_references uses on uses.kind = 'file' and uses.record in (${fileColumns})
    where media.id = ${picture}`;
  return countUses(found, 'texts', req);
}

import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { findDocumentNames, getCollectionLabel } from '../../platform/cms-api/document-names';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';
import { archivableCollections, archiveTexts } from './archive-steps';
import {
  type DocumentUse,
  findUses,
  findUsesByName,
  MAX_LOADED_IDS,
  readNamedContent,
  toNamedContent,
} from './find-uses';

/** Names per collection: fewer when many collections are listed. */
const getMaxNames = (kinds: number) => (kinds > 3 ? 2 : 3);

/**
 * Formats uses as `12 listings (“Bakery”, “Cold store” and 10 more) and 1 menu (“main”)`. Each document
 * counts once; only documents that the user can read are named.
 */
async function describeUses(uses: readonly DocumentUse[], req: PayloadRequest): Promise<string> {
  const kinds = new Map<CollectionSlug, DocumentUse[]>();
  for (const use of uses) kinds.set(use.collection, [...(kinds.get(use.collection) ?? []), use]);
  const described: string[] = [];
  for (const [collection, collectionUses] of kinds)
    described.push(await describeKind(collection, collectionUses));
  const [last, ...precedingParts] = described.toReversed();
  return precedingParts.length > 0 ? `${precedingParts.toReversed().join(', ')} and ${last}` : (last ?? '');

  async function describeKind(
    collection: CollectionSlug,
    collectionUses: readonly DocumentUse[],
  ): Promise<string> {
    const { count, ids } = mergeUses(collectionUses);
    const counted = `${count} ${getCollectionLabel(collection, count, req)}`;
    const names = await findDocumentNames(
      collection,
      ids.slice(0, MAX_LOADED_IDS),
      req,
      getMaxNames(kinds.size),
    );
    const more = count - names.length;
    const nameList = names.length > 0 && more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
    return nameList ? `${counted} (${nameList})` : counted;
  }
}

/**
 * Merges several uses of one collection. Counts beyond the loaded ids belong to one use: collections with
 * several kinds of use load all ids. Only a listing that uses a picture in a field and in its text can count
 * twice when there are more than a hundred.
 */
function mergeUses(uses: readonly DocumentUse[]): { count: number; ids: number[] } {
  const ids = [...new Set(uses.flatMap((use) => use.ids))];
  const notLoaded = uses.reduce((sum, use) => sum + use.count - use.ids.length, 0);
  return { count: ids.length + notLoaded, ids };
}

/** Request context that skips the check, for deleting everything in an order that the database allows. */
export const SKIP_USE_CHECK = { skipsUseCheck: true } as const;

/**
 * Rejects the deletion of a document that is used. Locks the row first, so that concurrent saves finish and
 * are counted.
 * @throws APIError 409 with the documents that use it.
 */
export const rejectWhenUsed: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  if (req.context.skipsUseCheck === true) return;
  const table = sql.identifier(tablesOf(slug).documents);
  await executeSql(req, sql`select 1 from ${table} where id = ${Number(id)} for update`);
  const uses = await findUses(slug, Number(id), req);
  if (uses.length === 0) return;
  const [name = 'This'] = await findDocumentNames(slug, [Number(id)], req);
  const kind = archivableCollections.find((archivable) => archivable === slug);
  const alternative = kind
    ? `, or archive it, which deletes nothing and unpublishes it together with ${archiveTexts[kind].unpublished}`
    : uses.some(({ location }) => location === 'frame')
      ? ', or publish another with this name'
      : '';
  throw new APIError(
    `${name} cannot be deleted: it is used by ${await describeUses(uses, req)}. Change or delete these first${alternative}.`,
    409,
    null,
    true,
  );
};

/**
 * Prevents a new name or owner for a published section or menu that is used by its name. Drafts are not
 * checked until they are published.
 * @throws APIError 409 with the documents that use it.
 */
export const preventRename: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.id || data._status === 'draft') return data;
  const stored = await readNamedContent(slug, originalDoc.id, req);
  const next = toNamedContent(slug, { ...originalDoc, ...data });
  if (!stored?.isPublished || !next || (stored.name === next.name && stored.office === next.office))
    return data;
  const uses = await findUsesByName(stored, req);
  if (uses.length === 0) return data;
  const reason = stored.name === next.name ? 'cannot be moved to another owner' : 'cannot be renamed';
  const description = await describeUses(uses, req);
  throw new APIError(
    `“${stored.name}” ${reason}: it is used by ${description}. Change these first, or create another with this name.`,
    409,
    null,
    true,
  );
};

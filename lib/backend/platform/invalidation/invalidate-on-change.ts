import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { listFilters, type PublicCollection } from '@/schemas/dependency';
import { transactionOf } from '../database/request-transaction';
import { invalidationKeysOf, type PublicDocument, purgedKeysOf } from './invalidation-keys';
import { writeInvalidations } from './invalidation-log';

type DocumentChange = { collection: { slug: CollectionSlug }; id: number | string; req: PayloadRequest };

const contextKey = ({ collection, id }: DocumentChange) =>
  `public state before write of ${collection.slug} ${id}`;

/**
 * Records the public state before the change. Payload replaces the request's context with a copy at each
 * call.
 */
async function rememberPublicState(change: DocumentChange): Promise<void> {
  const before = await readPublic(change);
  change.req.context[contextKey(change)] = before;
}

/** Invalidates what depends on the difference between the public state before and after the change. */
async function invalidateDifference(change: DocumentChange): Promise<void> {
  const { slug } = change.collection;
  if (!isTracked(slug)) return;
  const before = asDocument(change.req.context[contextKey(change)]);
  const after = await readPublic(change);
  const invalidated = {
    keys: invalidationKeysOf(slug, before, after),
    purged: purgedKeysOf(slug, before, after),
  };
  await writeInvalidations(invalidated, change.req);
}

/**
 * Invalidates what depends on a document that becomes public without a change, such as at its publication
 * time; returns false when it is not public.
 */
export async function invalidatePublished(
  collection: PublicCollection,
  id: number,
  req: PayloadRequest,
): Promise<boolean> {
  const doc = await readPublic({ collection: { slug: collection }, id, req });
  if (doc) await writeInvalidations({ keys: invalidationKeysOf(collection, null, doc), purged: [] }, req);
  return doc !== null;
}

/** Invalidates what depends on documents that a bulk change publishes or unpublishes. */
export async function invalidateBulkChange(
  collection: PublicCollection,
  ids: readonly number[],
  req: PayloadRequest,
  change: () => Promise<unknown>,
): Promise<void> {
  if (ids.length === 0) return;
  const before = await readPublicDocuments(collection, ids, req);
  await change();
  const after = await readPublicDocuments(collection, ids, req);
  const changes = ids.map((id) => [before.get(id) ?? null, after.get(id) ?? null] as const);
  const keys = changes.flatMap(([beforeChange, afterChange]) =>
    invalidationKeysOf(collection, beforeChange, afterChange),
  );
  const purged = changes.flatMap(([beforeChange, afterChange]) =>
    purgedKeysOf(collection, beforeChange, afterChange),
  );
  await writeInvalidations({ keys: [...new Set(keys)], purged }, req);
}

export const isTracked = (collection: string): collection is PublicCollection => collection in listFilters;

/** The document as anyone may read it, in all languages; null when it is not public. */
async function readPublic({ collection, id, req }: DocumentChange): Promise<PublicDocument | null> {
  const documents = await readPublicDocuments(collection.slug, [Number(id)], req);
  return documents.get(Number(id)) ?? null;
}

/** Public documents by id. */
async function readPublicDocuments(
  collection: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<Map<number, PublicDocument>> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    depth: 0,
    limit: ids.length,
    pagination: false,
    locale: 'all',
    overrideAccess: false,
    req: transactionOf(req),
  });
  const documents = docs.flatMap((doc) => asDocument(doc) ?? []);
  return new Map(documents.map((doc) => [Number(doc.id), doc]));
}

function asDocument(value: unknown): PublicDocument | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  const { id } = value;
  return typeof id === 'number' || typeof id === 'string' ? { ...value, id } : null;
}

export const rememberBeforeUpdate: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update') await rememberPublicState({ collection, id: originalDoc.id, req });
  return data;
};
export const invalidateAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await invalidateDifference({ collection, id: doc.id, req });
  return doc;
};
export const rememberBeforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  rememberPublicState({ collection, id, req });
export const invalidateAfterDelete: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  invalidateDifference({ collection, id, req });

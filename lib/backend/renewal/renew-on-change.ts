import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { type Shown, shown } from '@/schemas/dependency';
import { sameTransaction } from '../database/same-transaction';
import { keysOfChange, keysOfLoss, type PublicDocument } from '../dependencies/keys-of-change';
import { writeRenewals } from './renewal-log';

type Change = { collection: { slug: CollectionSlug }; id: number | string; req: PayloadRequest };

const contextKey = ({ collection, id }: Change) => `public before: ${collection.slug} ${id}`;

/** Notes what the public sees before the change. Payload replaces the request's context with a copy at each call. */
async function remember(change: Change): Promise<void> {
  const before = await readPublic(change);
  change.req.context[contextKey(change)] = before;
}

/** Renews what depends on the difference between what the public saw and what it sees now. */
async function renew(change: Change): Promise<void> {
  const { slug } = change.collection;
  if (!isShown(slug)) return;
  const before = asDocument(change.req.context[contextKey(change)]);
  const after = await readPublic(change);
  const renewed = { keys: keysOfChange(slug, before, after), gone: keysOfLoss(slug, before, after) };
  await writeRenewals(renewed, change.req);
}

/** Renews what depends on a document that anyone may read from now on, without a change of it; false when nobody may. */
export async function renewShown(collection: Shown, id: number, req: PayloadRequest): Promise<boolean> {
  const doc = await readPublic({ collection: { slug: collection }, id, req });
  if (doc) await writeRenewals({ keys: keysOfChange(collection, null, doc), gone: [] }, req);
  return doc !== null;
}

/** Renews what depends on what a change of many documents takes from the public, or shows it. */
export async function renewAround(
  collection: Shown,
  ids: readonly number[],
  req: PayloadRequest,
  change: () => Promise<unknown>,
): Promise<void> {
  if (ids.length === 0) return;
  const before = await readPublicOnes(collection, ids, req);
  await change();
  const after = await readPublicOnes(collection, ids, req);
  const changes = ids.map((id) => [before.get(id) ?? null, after.get(id) ?? null] as const);
  const keys = changes.flatMap(([was, is]) => keysOfChange(collection, was, is));
  const gone = changes.flatMap(([was, is]) => keysOfLoss(collection, was, is));
  await writeRenewals({ keys: [...new Set(keys)], gone }, req);
}

export const isShown = (collection: string): collection is Shown => collection in shown;

/** The document as anyone may read it, in all languages; null when nobody may. */
async function readPublic({ collection, id, req }: Change): Promise<PublicDocument | null> {
  const ones = await readPublicOnes(collection.slug, [Number(id)], req);
  return ones.get(Number(id)) ?? null;
}

/** By id; those that nobody may read are left out. */
async function readPublicOnes(
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
    req: sameTransaction(req),
  });
  const ones = docs.flatMap((doc) => asDocument(doc) ?? []);
  return new Map(ones.map((doc) => [Number(doc.id), doc]));
}

function asDocument(value: unknown): PublicDocument | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  const { id } = value;
  return typeof id === 'number' || typeof id === 'string' ? { ...value, id } : null;
}

export const rememberUpdated: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update') await remember({ collection, id: originalDoc.id, req });
  return data;
};
export const renewChanged: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await renew({ collection, id: doc.id, req });
  return doc;
};
export const rememberDeleted: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  remember({ collection, id, req });
export const renewDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  renew({ collection, id, req });

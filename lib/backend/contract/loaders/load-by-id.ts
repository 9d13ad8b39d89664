import DataLoader from 'dataloader';
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { findPublic } from '@/lib/backend/contract/reads/find-public';

/** Gathers the ids of one tick into one query; null for a document the public may not read. */
export function createIdLoader<Slug extends CollectionSlug>(payload: Payload, collection: Slug) {
  return new DataLoader<number, DataFromCollectionSlug<Slug> | null>(async (ids) => {
    const docs = await findPublic(payload, collection, { where: { id: { in: [...ids] } } });
    const byId = new Map(docs.map((doc) => [Number(doc.id), doc]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

import DataLoader from 'dataloader';
import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { findByIds } from '@/lib/backend/contract/reads/find-public';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Shown } from '@/schemas/dependency';

/** Gathers the ids of one tick into one query; null for a document the public may not read. */
export function createIdLoader<Slug extends CollectionSlug & Shown>(reading: Reading, collection: Slug) {
  return new DataLoader<number, DataFromCollectionSlug<Slug> | null>(async (ids) => {
    const docs = await findByIds(reading, collection, ids);
    const byId = new Map(docs.map((doc) => [Number(doc.id), doc]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

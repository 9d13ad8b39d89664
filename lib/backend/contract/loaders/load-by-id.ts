import DataLoader from 'dataloader';
import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { findByIds } from '@/lib/backend/contract/reads/find-public';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Shown } from '@/schemas/dependency';

/** Gathers the ids that all running reads bring into one query; null for a document the public may not read. */
export function createIdLoader<Slug extends CollectionSlug & Shown>(reading: Reading, collection: Slug) {
  const load = async (ids: readonly number[]): Promise<(DataFromCollectionSlug<Slug> | null)[]> => {
    const docs = await findByIds(reading, collection, ids);
    const byId = new Map(docs.map((doc) => [Number(doc.id), doc]));
    return ids.map((id) => byId.get(id) ?? null);
  };
  return new DataLoader(load, { batchScheduleFn: reading.waves.whenQuiet });
}

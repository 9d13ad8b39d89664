import DataLoader from 'dataloader';
import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { findListed } from '@/lib/backend/contract/reads/find-listed';
import { findByIds, findFieldsByIds } from '@/lib/backend/contract/reads/find-public';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Shown } from '@/schemas/dependency';

type Data<Slug extends CollectionSlug> = DataFromCollectionSlug<Slug>;

/** Gathers the ids that all running reads bring into one query; null for a document the public may not read. */
export function createIdLoader<Slug extends CollectionSlug & Shown>(reading: Reading, collection: Slug) {
  return createLoader(reading, (ids) => findByIds(reading, collection, ids));
}

/** The same for listings. */
export const createListingLoader = (reading: Reading) =>
  createLoader(reading, (ids) => findListed(reading, ids));

/** The same, reading no more than these fields. */
export function createFieldsLoader<
  Slug extends CollectionSlug & Shown,
  Field extends keyof Data<Slug> & string,
>(reading: Reading, collection: Slug, fields: readonly (Field | 'id')[]) {
  return createLoader(reading, (ids) => findFieldsByIds(reading, collection, ids, fields));
}

function createLoader<Doc extends { id: number | string }>(
  { waves }: Reading,
  find: (ids: readonly number[]) => Promise<Doc[]>,
) {
  const load = async (ids: readonly number[]): Promise<(Doc | null)[]> => {
    const byId = new Map((await find(ids)).map((doc) => [Number(doc.id), doc]));
    return ids.map((id) => byId.get(id) ?? null);
  };
  return new DataLoader(load, { batchScheduleFn: waves.whenQuiet });
}

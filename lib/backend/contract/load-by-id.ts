import DataLoader from 'dataloader';
import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { findListingsByIds } from '@/lib/backend/contract/reads/find-listed';
import { findByIds, findFieldsByIds } from '@/lib/backend/contract/reads/public-documents';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { PublicCollection } from '@/schemas/dependency';

type Data<Slug extends CollectionSlug> = DataFromCollectionSlug<Slug>;

/**
 * Batches the ids of all running reads into one query. Resolves to null for a document that the public may
 * not read.
 */
export function createIdLoader<Slug extends CollectionSlug & PublicCollection>(context: ReadContext, collection: Slug) {
  return createLoader(context, (ids) => findByIds(context, collection, ids));
}

/** Like `createIdLoader`, for listings. */
export const createListingLoader = (context: ReadContext) =>
  createLoader(context, (ids) => findListingsByIds(context, ids));

/** Like `createIdLoader`, but selects only these fields. */
export function createFieldsLoader<
  Slug extends CollectionSlug & PublicCollection,
  Field extends keyof Data<Slug> & string,
>(context: ReadContext, collection: Slug, fields: readonly (Field | 'id')[]) {
  return createLoader(context, (ids) => findFieldsByIds(context, collection, ids, fields));
}

function createLoader<Doc extends { id: number | string }>(
  { scheduler }: ReadContext,
  find: (ids: readonly number[]) => Promise<Doc[]>,
) {
  const load = async (ids: readonly number[]): Promise<(Doc | null)[]> => {
    const docsById = new Map((await find(ids)).map((doc) => [Number(doc.id), doc]));
    return ids.map((id) => docsById.get(id) ?? null);
  };
  return new DataLoader(load, { batchScheduleFn: scheduler.whenIdle });
}

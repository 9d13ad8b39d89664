import type { CollectionSlug, DataFromCollectionSlug, Payload, Sort, Where } from 'payload';
import type { Locale } from '@/schemas/locale';

export type PublicQuery = {
  where?: Where;
  sort?: Sort;
  locale?: Locale | undefined;
  limit?: number;
};

/**
 * Every document of a collection that the public may read; the one door of the contract to the data.
 * Relations come as ids. Without `limit` all of them, in one query.
 */
export async function findPublic<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  { locale, limit = 0, ...query }: PublicQuery = {},
): Promise<DataFromCollectionSlug<Slug>[]> {
  const found = await payload.find({
    collection,
    ...query,
    ...(locale && { locale }),
    limit,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  });
  return found.docs;
}

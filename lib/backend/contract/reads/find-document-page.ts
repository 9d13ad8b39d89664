import type { CollectionSlug, DataFromCollectionSlug, Payload, Sort, Where } from 'payload';
import { type Paging, readPaging } from '@/lib/backend/contract/reads/read-paging';
import type { Locale } from '@/schemas/locale';

type PageQuery = { where: Where; sort: Sort; paging: Paging; locale?: Locale };
export type DocumentPage<Doc> = { items: Doc[]; total: number; page: number; pages: number };

/** One page of the documents the public may read, and how many there are in all. */
export async function findDocumentPage<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  { where, sort, paging, locale }: PageQuery,
): Promise<DocumentPage<DataFromCollectionSlug<Slug>>> {
  const { page, limit } = readPaging(paging);
  const found = await payload.find({
    collection,
    where,
    sort,
    page,
    limit,
    ...(locale && { locale }),
    depth: 0,
    overrideAccess: false,
  });
  return { items: found.docs, total: found.totalDocs, page, pages: Math.ceil(found.totalDocs / limit) };
}

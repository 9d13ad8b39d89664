import type { CollectionSlug, DataFromCollectionSlug, Sort, Where } from 'payload';
import { canMatch } from '@/lib/backend/contract/reads/can-match';
import { type Paging, readPaging } from '@/lib/backend/contract/reads/read-paging';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Shown } from '@/schemas/dependency';
import type { Locale } from '@/schemas/locale';

type PageQuery = {
  /** Null for a list of what does not exist, which is empty. */
  where: Where | null;
  sort: Sort;
  paging: Paging;
  locale?: Locale;
};
export type DocumentPage<Doc> = { items: Doc[]; total: number; page: number; pages: number };

/** One page of the documents the public may read, and how many there are in all. */
export async function findDocumentPage<Slug extends CollectionSlug & Shown>(
  { payload, recorder }: Reading,
  collection: Slug,
  { where, sort, paging, locale }: PageQuery,
): Promise<DocumentPage<DataFromCollectionSlug<Slug>>> {
  const { page, limit } = readPaging(paging);
  if (!where || !canMatch(where)) return { items: [], total: 0, page, pages: 0 };
  recorder.noteList(collection, where, sort);
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
  const items = found.docs.map((doc) => recorder.watch(collection, doc));
  return { items, total: found.totalDocs, page, pages: Math.ceil(found.totalDocs / limit) };
}

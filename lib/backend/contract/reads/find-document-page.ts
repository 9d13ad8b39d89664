import type { CollectionSlug, DataFromCollectionSlug, Sort, Where } from 'payload';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { canMatch } from '@/lib/backend/contract/reads/can-match';
import { lazyCount } from '@/lib/backend/contract/reads/count-once';
import { watchValidDocuments } from '@/lib/backend/contract/reads/leave-out-unreadable';
import { type Paging, validatePaging, assertPageDepth } from '@/lib/backend/contract/reads/paging';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { PageSource } from '@/lib/backend/contract/sources';
import type { PublicCollection } from '@/schemas/dependency';
import type { Locale } from '@/schemas/locale';

type DocumentPageQuery = {
  /** Null when an owner of the list does not exist; the list is then empty. */
  where: Where | null;
  sort: Sort;
  paging: Paging;
  locale?: Locale;
};

/** One page of the documents that the public may read. */
export async function findDocumentPage<Slug extends CollectionSlug & PublicCollection>(
  context: ReadContext,
  collection: Slug,
  { where, sort, paging, locale }: DocumentPageQuery,
): Promise<PageSource<DataFromCollectionSlug<Slug>>> {
  const { payload, recorder, scheduler } = context;
  const { page, limit } = validatePaging(paging);
  assertPageDepth({ page, limit });
  if (!where || !canMatch(where)) return { items: [], page, limit, count: async () => 0 };
  const result = await scheduler.run(() =>
    payload.find({
      collection,
      where,
      sort,
      page,
      limit,
      ...(locale && { locale }),
      depth: 0,
      pagination: false,
      overrideAccess: false,
    }),
  );
  const ids = result.docs.map(({ id }) => id);
  if (page === 1) recorder.recordListStart(collection, where, sort, ids);
  else recorder.recordList(collection, where, sort);
  const items = watchValidDocuments(context, collection, result.docs);
  // Counts only as far as page numbers reach.
  const count = lazyCount(context, collection, where, async () => {
    recorder.recordList(collection, where);
    const { docs } = await payload.find({
      ...{ collection, where, select: {}, sort: 'id', limit: requestLimits.maxCount },
      ...{ depth: 0, pagination: false, overrideAccess: false },
    });
    return docs.length;
  });
  return { items, page, limit, count };
}

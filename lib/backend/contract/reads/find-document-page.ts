import type { CollectionSlug, DataFromCollectionSlug, Sort, Where } from 'payload';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { canMatch } from '@/lib/backend/contract/reads/can-match';
import { countOnce } from '@/lib/backend/contract/reads/count-once';
import { leaveOutUnreadable } from '@/lib/backend/contract/reads/leave-out-unreadable';
import { type Paging, readPaging, refuseDepth } from '@/lib/backend/contract/reads/read-paging';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { PageSource } from '@/lib/backend/contract/sources';
import type { Shown } from '@/schemas/dependency';
import type { Locale } from '@/schemas/locale';

type PageQuery = {
  /** Null for a list of what does not exist, which is empty. */
  where: Where | null;
  sort: Sort;
  paging: Paging;
  locale?: Locale;
};

/** One page of the documents the public may read. */
export async function findDocumentPage<Slug extends CollectionSlug & Shown>(
  reading: Reading,
  collection: Slug,
  { where, sort, paging, locale }: PageQuery,
): Promise<PageSource<DataFromCollectionSlug<Slug>>> {
  const { payload, recorder, waves } = reading;
  const { page, limit } = readPaging(paging);
  refuseDepth({ page, limit });
  if (!where || !canMatch(where)) return { items: [], page, limit, count: async () => 0 };
  const found = await waves.run(() =>
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
  const ids = found.docs.map(({ id }) => id);
  if (page === 1) recorder.noteStart(collection, where, sort, ids);
  else recorder.noteList(collection, where, sort);
  const items = leaveOutUnreadable(reading, collection, found.docs);
  // No further than pages reach.
  const count = countOnce(reading, collection, where, async () => {
    recorder.noteList(collection, where);
    const { docs } = await payload.find({
      ...{ collection, where, select: {}, sort: 'id', limit: requestLimits.counted },
      ...{ depth: 0, pagination: false, overrideAccess: false },
    });
    return docs.length;
  });
  return { items, page, limit, count };
}

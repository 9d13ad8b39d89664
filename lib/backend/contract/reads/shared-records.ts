import type { DataFromCollectionSlug } from 'payload';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { everythingTag, monotonicNow } from '@/lib/page-store/page-state';
import { TaggedCache } from '@/lib/page-store/tagged-cache';
import { processState } from '@/lib/process-state';
import { collectionKey, type PublicCollection } from '@/schemas/dependency';

type ReuseContext = Pick<ReadContext, 'canReuseRecords'>;
type RecordsOf<Slug extends PublicCollection> = readonly DataFromCollectionSlug<Slug>[];
type CacheByCollection = { [Slug in PublicCollection]: TaggedCache<RecordsOf<Slug>> };

declare module '@/lib/process-state' {
  interface ProcessState {
    /** Public records by collection and query. */
    sharedRecords: CacheByCollection;
  }
}

/** Memory limit of the cache of each collection, in bytes. */
const MAX_BYTES = 6 * 1024 * 1024;
const createCache = <Value>() => new TaggedCache<Value>(MAX_BYTES);

processState.sharedRecords ??= {
  pages: createCache(),
  'website-sections': createCache(),
  menus: createCache(),
  offices: createCache(),
  regions: createCache(),
  people: createCache(),
  listings: createCache(),
  posts: createCache(),
  reviews: createCache(),
  'sale-stories': createCache(),
  redirects: createCache(),
  templates: createCache(),
  'valuation-multiples': createCache(),
  places: createCache(),
  'search-synonyms': createCache(),
  media: createCache(),
};
const caches: CacheByCollection = processState.sharedRecords;

/** Collections whose records hardly any two pages have in common. */
const unsharedCollections: ReadonlySet<PublicCollection> = new Set(['listings', 'redirects']);

/** The cache of a collection for a context that may reuse records; null when there is none. */
const cacheOf = <Slug extends PublicCollection>(
  { canReuseRecords }: ReuseContext,
  collection: Slug,
): CacheByCollection[Slug] | null =>
  canReuseRecords && !unsharedCollections.has(collection) ? caches[collection] : null;

const provenanceOf = (collection: PublicCollection, currentAt: number) => ({
  tags: [collectionKey(collection), everythingTag],
  currentAt,
});

/** Returns the records of a query that a page has read before, until any record of the collection changes; else reads them. */
export async function shareRecords<Slug extends PublicCollection>(
  context: ReuseContext,
  collection: Slug,
  query: string,
  read: () => Promise<RecordsOf<Slug>>,
): Promise<RecordsOf<Slug>> {
  const cache = cacheOf(context, collection);
  const shared = cache?.get(query);
  if (shared) return shared;
  const currentAt = monotonicNow();
  const records = await read();
  cache?.set(query, records, provenanceOf(collection, currentAt));
  return records;
}

/**
 * Like `shareRecords` for each record alone, whatever other ids are read with it. `variant` names the
 * fields that are read, and `read` reads those ids that are not shared yet.
 */
export async function shareRecordsById<Slug extends PublicCollection>(
  context: ReuseContext,
  collection: Slug,
  { ids, variant }: { ids: readonly number[]; variant: string },
  read: (ids: readonly number[]) => Promise<RecordsOf<Slug>>,
): Promise<RecordsOf<Slug>> {
  const cache = cacheOf(context, collection);
  const keyOf = (id: number | string) => `${variant} #${id}`;
  const shared = ids.flatMap((id) => cache?.get(keyOf(id)) ?? []);
  const sharedIds = new Set(shared.map(({ id }) => Number(id)));
  const others = ids.filter((id) => !sharedIds.has(id));
  if (others.length === 0) return shared;
  const currentAt = monotonicNow();
  const records = await read(others);
  for (const record of records) cache?.set(keyOf(record.id), [record], provenanceOf(collection, currentAt));
  return [...shared, ...records];
}

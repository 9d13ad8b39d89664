import type { DataFromCollectionSlug, Payload } from 'payload';
import type { BatchScheduler } from '@/lib/backend/contract/reads/create-waves';
import type { DependencyRecorder } from '@/lib/backend/platform/invalidation/dependency-recorder';
import type { PublicCollection } from '@/schemas/dependency';

/** The context of reads: the backend, the dependency recorder, and the results that are already cached. */
export type ReadContext = {
  payload: Payload;
  recorder: DependencyRecorder;
  scheduler: BatchScheduler;
  queryCache: QueryCache;
  documentCache: DocumentCache;
  countCache: Map<string, Promise<number>>;
  /** The lists that exceeded their maximum size. */
  truncatedLists: Set<string>;
};

/** Query results by collection and query, so that the same query runs once. */
export type QueryCache = { [Slug in PublicCollection]?: Map<string, Promise<DataFromCollectionSlug<Slug>[]>> };

/** Documents by collection and id, in the content locale. */
export type DocumentCache = { [Slug in PublicCollection]?: Map<number, DataFromCollectionSlug<Slug>> };

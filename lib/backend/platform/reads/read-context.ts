import type { DataFromCollectionSlug, Payload } from 'payload';
import type { DependencyRecorder } from '@/lib/backend/platform/invalidation/dependency-recorder';
import type { PublicCollection } from '@/schemas/dependency';

/**
 * Delays the batches of DataLoaders until the running reads have finished, since these may request more ids.
 */
type BatchScheduler = {
  /** Runs a read and counts it as running until it settles. */
  run: <Result>(read: () => Promise<Result>) => Promise<Result>;
  /** Calls `callback` once no read is running and the code that awaited them has continued. */
  whenIdle: (callback: () => void) => void;
};

export function createBatchScheduler(): BatchScheduler {
  let running = 0;
  let callbacks: (() => void)[] = [];
  const flush = () => {
    if (running > 0) return;
    const ready = callbacks;
    callbacks = [];
    for (const callback of ready) callback();
  };
  return {
    run: async (read) => {
      running += 1;
      try {
        return await read();
      } finally {
        running -= 1;
        setImmediate(flush);
      }
    },
    whenIdle: (callback) => {
      callbacks.push(callback);
      setImmediate(flush);
    },
  };
}

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
  /** Whether records that were read earlier are current unless they are invalidated. */
  canReuseRecords: boolean;
};

/** Query results by collection and query, so that the same query runs once. */
export type QueryCache = {
  [Slug in PublicCollection]?: Map<string, Promise<DataFromCollectionSlug<Slug>[]>>;
};

/** Documents by collection and id, in the content locale. */
export type DocumentCache = { [Slug in PublicCollection]?: Map<number, DataFromCollectionSlug<Slug>> };

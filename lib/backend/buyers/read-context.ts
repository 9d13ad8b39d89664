import type { Payload } from 'payload';
import { createDependencyRecorder } from '../platform/invalidation/dependency-recorder';
import { createBatchScheduler, type ReadContext } from '../platform/reads/read-context';

/** A context for searches outside of requests. Nothing is reused, and its dependencies are not read. */
export const createReadContext = (payload: Payload): ReadContext => ({
  payload,
  recorder: createDependencyRecorder(),
  scheduler: createBatchScheduler(),
  queryCache: {},
  documentCache: {},
  countCache: new Map(),
  truncatedLists: new Set(),
  canReuseRecords: false,
});

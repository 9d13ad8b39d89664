import { processState } from '../process-state.ts';
import type { PageInvalidation } from './page-state.ts';
import type { StoredPage } from './stored-page.ts';

/** Messages that the worker thread, which renders pages, posts to the server thread. */
export type WorkerMessage =
  | { kind: 'stale'; invalidation: PageInvalidation }
  | { kind: 'expire all'; before: number }
  | { kind: 'rendered' | 'searched'; key: string; page: StoredPage };

declare module '../process-state.ts' {
  interface ProcessState {
    /** Nothing where one thread does both. */
    postToServerThread: (message: WorkerMessage) => void;
  }
}

/** Posts a message to the server thread; messages arrive in order. */
export const postToServer = (message: WorkerMessage): void => processState.postToServerThread?.(message);

/** Whether this is the worker thread, which renders pages for the server thread. */
export const isWorkerThread = (): boolean => processState.postToServerThread !== undefined;

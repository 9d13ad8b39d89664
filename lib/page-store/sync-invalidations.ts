import { setTimeout as sleep } from 'node:timers/promises';
import { processState } from '../process-state.ts';
import { monotonicNow } from './page-state.ts';

declare module '../process-state.ts' {
  interface ProcessState {
    /** Applies every invalidation that was committed before the call. Set while this process subscribes to them. */
    readInvalidations: () => Promise<void>;
  }
}

/** Maximum wait of a page in ms; without the invalidations its content is read anew. */
const MAX_WAIT_MS = 300;

/** Sets the function that applies committed invalidations. */
export function setInvalidationReader(read: () => Promise<void>): void {
  processState.readInvalidations = read;
}

/**
 * Resolves when this instance has applied everything that was committed before the call; at once when it
 * does not subscribe.
 */
export const readInvalidationsNow = async (): Promise<void> => processState.readInvalidations?.();

/**
 * Applies everything that was committed before the call.
 * @returns the time of the call, in ms since 1970: content that is not invalidated is current since then, whenever it was
 * read. Null when the invalidations could not be read.
 */
export async function syncInvalidations(): Promise<number | null> {
  if (!processState.readInvalidations) return null;
  const calledAt = monotonicNow();
  const timeout = sleep(MAX_WAIT_MS, null, { ref: false });
  return Promise.race([readInvalidationsNow().then(() => calledAt), timeout]);
}

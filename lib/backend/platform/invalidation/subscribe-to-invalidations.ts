import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { monotonicNow } from '@/lib/page-store/page-state';
import { setInvalidationReader } from '@/lib/page-store/sync-invalidations';
import { processState } from '@/lib/process-state';
import { getBackend } from '../../payload';
import { createInvalidationListener } from './invalidation-listener';
import {
  deleteOldInvalidations,
  type Invalidation,
  readInvalidationsSince,
  readNewestInvalidations,
} from './invalidation-log';
import { recordLogRead, recordNotifyError } from './invalidation-state';
import { computeStaleBefore } from './stale-before';

/** Maximum time between two reads of the log without a notification, in ms. */
const POLL_INTERVAL_MS = 1_000;
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The result of a round: invalidated keys, those of them that must not be served stale, and the time before
 * which every page may be stale.
 */
export type InvalidationBatch = {
  invalidations: Invalidation[];
  purged: Invalidation[];
  everythingBefore: number;
};
type InvalidationHandler = (batch: InvalidationBatch) => void;

/**
 * Reports every invalidation with the time before which pages count as stale: first those from before this
 * process started, then new ones as they are committed. Runs until the signal aborts; a database that does
 * not respond is logged and retried.
 */
export async function subscribeToInvalidations(
  handler: InvalidationHandler,
  signal?: AbortSignal,
): Promise<void> {
  const listener = createInvalidationListener();
  let position: string | null = null;
  let cleanedUpAt = 0;
  let waitingReaders: (() => void)[] = [];
  setInvalidationReader(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waitingReaders.push(resolve);
    listener.notify();
    return promise;
  });
  signal?.addEventListener('abort', listener.stop);
  while (!signal?.aborted) {
    try {
      const payload = await getBackend();
      // Requests from here on wait for the next round, because this round may not see their changes.
      const readers = waitingReaders;
      waitingReaders = [];
      position = await readNext(payload, position, handler);
      for (const end of readers) end();
      logRecovery(payload);
      // One batch a round, so that the cleanup does not delay reading.
      if (Date.now() - cleanedUpAt > DAY_MS && !(await deleteOldInvalidations(payload, RETENTION_DAYS)))
        cleanedUpAt = Date.now();
      logNotifyError(payload, await listener.wait(payload, POLL_INTERVAL_MS));
    } catch (error) {
      logReadError(error);
      await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
    }
  }
}

async function readNext(
  payload: Payload,
  position: string | null,
  handler: InvalidationHandler,
): Promise<string> {
  if (position === null) return replay(payload, handler);
  const {
    position: next,
    invalidations,
    purged,
    isComplete,
  } = await readInvalidationsSince(payload, position);
  const at = monotonicNow();
  const timed = (keys: readonly string[]) => keys.map((key) => ({ key, at }));
  if (invalidations.length > 0)
    handler({
      invalidations: timed(invalidations),
      purged: timed(purged),
      everythingBefore: isComplete ? 0 : at,
    });
  return next;
}

async function replay(payload: Payload, handler: InvalidationHandler): Promise<string> {
  const { position, invalidations, purged, isComplete, oldest } = await readNewestInvalidations(payload);
  const now = monotonicNow();
  const toStaleBefore = ({ key, at }: Invalidation) => ({ key, at: computeStaleBefore(at, now) });
  handler({
    invalidations: invalidations.map(toStaleBefore),
    purged: purged.map(toStaleBefore),
    everythingBefore: computeStaleBefore(isComplete ? now - RETENTION_DAYS * DAY_MS : oldest, now),
  });
  return position;
}

function logRecovery(payload: Payload): void {
  if (processState.invalidationLogState?.readError) payload.logger.info('Invalidations are received again.');
  recordLogRead(null);
}

function logNotifyError({ logger }: Payload, notifyError: string | null): void {
  const before = processState.invalidationLogState?.notifyError ?? null;
  if (notifyError !== null && before === null)
    logger.warn(
      `The database sends no notifications of invalidations; polling once a second: ${notifyError}`,
    );
  if (notifyError === null && before !== null)
    logger.info('The database sends notifications of invalidations again.');
  recordNotifyError(notifyError);
}

function logReadError(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (!processState.invalidationLogState?.readError) {
    console.error(`The invalidation log cannot be read; pages stay as they are until it can: ${message}`);
  }
  recordLogRead(message);
}

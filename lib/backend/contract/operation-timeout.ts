import {
  getUnansweredMs,
  isUnresponsive,
  markUnresponsive,
  probeDatabase,
} from '@/lib/backend/platform/database/liveness';

/**
 * Maximum time that a page waits for an unresponsive database; with all other work, such a page
 * takes two seconds.
 */
const SILENCE_TIMEOUT_MS = 1_500;
/** The same limit when another request has timed out already and the database has not answered since. */
const REPEATED_SILENCE_TIMEOUT_MS = 300;
/** Silence after which the database is probed: the running query may simply take long on a busy machine. */
const PROBE_AFTER_MS = 200;
const CHECK_INTERVAL_MS = 100;

/**
 * The result of `work`, or a TimeoutError when the database stops answering altogether. The time counts from
 * `startedAt` in ms of `performance.now()`, so that several queries share one wait and later ones hardly
 * wait. The time of a busy process does not count.
 */
export async function withDatabaseLiveness<Result>(
  work: Promise<Result>,
  startedAt: number,
): Promise<Result> {
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const isSilentTooLong = () =>
    getUnansweredMs(startedAt) > (isUnresponsive() ? REPEATED_SILENCE_TIMEOUT_MS : SILENCE_TIMEOUT_MS);
  const fail = () => {
    if (!isSilentTooLong()) return;
    markUnresponsive();
    reject(new DOMException(`The database has not answered for ${SILENCE_TIMEOUT_MS} ms`, 'TimeoutError'));
  };
  // Checked again after pending I/O was read: a busy process has responses waiting.
  const check = () => {
    if (getUnansweredMs(startedAt) > PROBE_AFTER_MS) probeDatabase();
    if (isSilentTooLong()) setImmediate(fail);
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  try {
    return await Promise.race([work, failure]);
  } finally {
    clearInterval(timer);
  }
}

/** Maximum duration of an operation once the database is connected. */
const OPERATION_TIMEOUT_MS = 8_000;

/**
 * The result of `work`, or a TimeoutError when it takes too long or the database stops answering. The work
 * itself continues, but the database cancels its statement (`STATEMENT_TIMEOUT_MS`).
 */
export async function withTimeout<Result>(work: Result | Promise<Result>): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DOMException(`No answer within ${OPERATION_TIMEOUT_MS} ms`, 'TimeoutError')),
    OPERATION_TIMEOUT_MS,
  );
  try {
    return await Promise.race([withDatabaseLiveness(Promise.resolve(work), performance.now()), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** Message for clients after a timeout. */
export const timeoutMessage = 'The answer took too long. Ask for less at once, or try again later.';

/** Message for clients while the database is unavailable. */
export const unavailableMessage = 'The content is not available right now. Please try again later.';

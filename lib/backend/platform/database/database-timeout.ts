import { getUnansweredMs, isUnresponsive, markUnresponsive, probeDatabase } from './liveness';

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

/** The database has answered nothing for too long. Its name is that of other timeouts. */
export class UnresponsiveDatabaseError extends DOMException {
  constructor() {
    super(`The database has not answered for ${SILENCE_TIMEOUT_MS} ms`, 'TimeoutError');
  }
}

/**
 * The result of `work`, or an UnresponsiveDatabaseError when the database stops answering altogether. The time counts from
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
    reject(new UnresponsiveDatabaseError());
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

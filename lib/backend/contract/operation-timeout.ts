import { withDatabaseLiveness } from '@/lib/backend/platform/database/database-timeout';

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

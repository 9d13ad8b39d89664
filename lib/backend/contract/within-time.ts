import { whileAnswered } from '@/lib/backend/contract/while-answered';

/** How long an operation may take once the database is connected, in ms. */
const patience = 8_000;

/**
 * The result of `work`, or a TimeoutError when it takes too long, or the database says nothing to anybody meanwhile. The work itself goes on, but for the statement it waits
 * for: the database ends that (`database/ask-in-time.ts`).
 */
export async function withinTime<Result>(work: Result | Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DOMException(`No answer within ${patience} ms`, 'TimeoutError')),
    patience,
  );
  try {
    return await Promise.race([whileAnswered(Promise.resolve(work), performance.now()), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether this says that work took too long. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** What a client is told then. */
export const tookTooLong = 'The answer took too long. Ask for less at once, or try again later.';

/** For whoever asks while the database is gone. */
export const unavailable = 'The content is not available right now. Please try again later.';

/** How long an operation may take once the database is connected, in ms. */
const patience = 8_000;

/**
 * The result of `work`, or a TimeoutError when it takes too long. The work itself goes on, but for the statement it waits
 * for: the database ends that (`database/ask-in-time.ts`).
 */
export async function withinTime<Result>(work: Result | Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DOMException(`No answer within ${patience} ms`, 'TimeoutError')),
    patience,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether this says that work took too long. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** What a client is told then. */
export const tookTooLong = 'The answer took too long. Ask for less at once, or try again later.';

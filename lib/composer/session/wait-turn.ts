/** First and maximum backoff, in ms. */
const CONFLICT_BACKOFF_MS = { first: 200, max: 3_000 };

/**
 * Exponential backoff with full jitter before a conflicting save is retried, so that concurrent clients
 * spread out.
 * @param times number of consecutive conflicts, from 1
 */
export function waitBackoff(conflictCount: number): Promise<void> {
  const maxDelayMs = Math.min(CONFLICT_BACKOFF_MS.first * 2 ** (conflictCount - 1), CONFLICT_BACKOFF_MS.max);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * maxDelayMs));
}

/**
 * The current time in ms since 1970 by the monotonic clock, which cannot be changed while the process runs.
 * Render times and invalidation times use it.
 */
export const monotonicNow = (): number => performance.timeOrigin + performance.now();

/** Maximum difference between the clocks of two processes, in ms. */
export const MAX_CLOCK_SKEW_MS = 1_000;

/**
 * Whether the system clock still agrees with the monotonic clock, so that timestamps of other processes can
 * be compared.
 */
export const isSystemClockInSync = (): boolean => Math.abs(Date.now() - monotonicNow()) <= MAX_CLOCK_SKEW_MS;

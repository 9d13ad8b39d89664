/**
 * Maximum difference between the clocks of the database and of this process, plus the time from the
 * timestamp to the end of the commit, in ms.
 */
const CLOCK_TOLERANCE_MS = 5_000;

/**
 * Pages rendered before this time count as stale. An invalidation carries the database's commit time; a page
 * that was rendered shortly before the commit became visible has read the old content, although its
 * timestamp may be later.
 * @param committedAt commit time in ms.
 * @param now clock of this process, which also sets the render timestamps, in ms.
 */
export function computeStaleBefore(committedAt: number, now: number): number {
  return Math.min(committedAt + CLOCK_TOLERANCE_MS, now);
}

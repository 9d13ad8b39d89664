/** How far the database's clock and this one may be apart, and a commit after the time it notes, in ms. */
const slack = 5_000;

/**
 * The time before which pages count as made from old content. A renewal bears the database's time of its
 * commit; a page made a moment before others could see that commit has read the old content, and may be newer.
 * @param at when it was committed. @param now this process's clock, which pages are timed by. Both in ms.
 */
export function countsFrom(at: number, now: number): number {
  return Math.min(at + slack, now);
}

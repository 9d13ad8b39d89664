/** The longest that lies between writing a renewal down and committing the change it belongs to, in ms. */
export const longestCommit = 5_000;

/**
 * The time before which pages count as made from old content. A renewal bears the database's time of its
 * writing; a page made between that and the commit has read the old content, and is newer.
 * @param at when it was written down. @param now this process's clock, which pages are timed by. Both in ms.
 */
export function countsFrom(at: number, now: number): number {
  return Math.min(at + longestCommit, now);
}

/**
 * Now, in ms since 1970, by a clock that nobody can put back or forward while the process runs: by it pages are made, and what
 * is renewed makes them stale.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** How far the clocks of two processes may be apart, in ms. */
export const skew = 1_000;

/** Whether the machine's clock is still that of this process: what others wrote down by it can be compared. */
export const isClockShared = (): boolean => Math.abs(Date.now() - steadyNow()) <= skew;

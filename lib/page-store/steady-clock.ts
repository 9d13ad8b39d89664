/**
 * Now, in ms since 1970, by a clock that nobody can put back or forward while the process runs: by it pages are made, and what
 * is renewed makes them stale.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();

/** The first pause, and the longest, in ms. */
const pauses = { first: 200, longest: 3_000 };

/**
 * Waits before something is tried again that others were before to: for a random part of a pause that doubles each time, so that many who
 * try at once do not meet again. @param times how often others were before since it was done last, from 1.
 */
export function waitTurn(times: number): Promise<void> {
  const pause = Math.min(pauses.first * 2 ** (times - 1), pauses.longest);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * pause));
}

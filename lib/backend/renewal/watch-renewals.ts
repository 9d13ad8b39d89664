import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../payload';
import { countsFrom, longestCommit } from './counts-from';
import { type Renewal, readRenewals } from './renewal-log';

const pause = 1_000;

/**
 * Reports every renewal there has been, with the time it counts from: those before this process started
 * first, then those of other instances as they come, within about a second. Runs as long as the process; a
 * database that does not answer is asked again.
 */
export async function watchRenewals(report: (renewals: readonly Renewal[]) => void): Promise<never> {
  let newest = 0;
  const reported = new Map<string, number>();
  for (;;) {
    try {
      const found = await readRenewals(await getBackend(), newest - longestCommit);
      const fresh = found.filter(({ tag, at }) => reported.get(tag) !== at);
      for (const { tag, at } of fresh) {
        reported.set(tag, at);
        newest = Math.max(newest, at);
      }
      const now = Date.now();
      if (fresh.length > 0) report(fresh.map(({ tag, at }) => ({ tag, at: countsFrom(at, now) })));
    } catch {
      // The next round asks again; pages are served from the cache meanwhile.
    }
    await sleep(pause, undefined, { ref: false });
  }
}

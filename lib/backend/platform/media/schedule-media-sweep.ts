import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../../payload';
import { sweepMedia } from './sweep-media';

const SWEEP_INTERVAL_MS = 60 * 60_000;

/**
 * Sweeps the media folder every hour, for the first time an hour after the start, until the process exits.
 */
export async function scheduleMediaSweep(): Promise<void> {
  for (;;) {
    await sleep(SWEEP_INTERVAL_MS, undefined, { ref: false });
    try {
      const problem = await sweepMedia((await getBackend()).db.drizzle);
      if (problem) console.error(`Unreferenced media files were not removed: ${problem}`);
    } catch (error) {
      console.error('Unreferenced media files were not removed; the next sweep is in an hour:', error);
    }
  }
}

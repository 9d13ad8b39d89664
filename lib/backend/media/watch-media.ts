import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../payload';
import { sweepMedia } from './sweep-media';

const pause = 60 * 60_000;

/** Sweeps the pictures' folder each hour, first an hour after the start. Runs as long as the process. */
export async function watchMedia(): Promise<void> {
  for (;;) {
    await sleep(pause, undefined, { ref: false });
    try {
      const fault = await sweepMedia((await getBackend()).db.drizzle);
      if (fault) console.error(`Files of pictures that nothing names stay for now: ${fault}`);
    } catch (error) {
      console.error('Files of pictures that nothing names stay for now, and are removed in an hour:', error);
    }
  }
}

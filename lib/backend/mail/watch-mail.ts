import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../payload';
import { sendQueued } from './send-queued';

const pause = 1_000;

/** Sends what is queued, as long as the process runs; a database that does not answer is asked again. */
export async function watchMail(signal?: AbortSignal): Promise<void> {
  let told = '';
  while (!signal?.aborted) {
    try {
      const payload = await getBackend();
      while (!signal?.aborted && (await sendQueued(payload)));
      told = '';
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== told) console.error(`Mail is sent later, once this is mended: ${fault}`);
      told = fault;
    }
    await sleep(pause, undefined, { ref: false });
  }
}

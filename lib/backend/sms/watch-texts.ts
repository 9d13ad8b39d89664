import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../payload';
import { sendQueuedText } from './send-queued-texts';

const pause = 1_000;

/** Sends the text messages that are queued, as long as the process runs; a database that does not answer is asked again. */
export async function watchTexts(signal?: AbortSignal): Promise<void> {
  let told = '';
  while (!signal?.aborted) {
    try {
      const payload = await getBackend();
      while (!signal?.aborted && (await sendQueuedText(payload)));
      told = '';
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== told) console.error(`Text messages are sent later, once this is mended: ${fault}`);
      told = fault;
    }
    await sleep(pause, undefined, { ref: false });
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../payload';
import { emptyOld } from './empty-old';
import type { Claimed, Queue } from './queue';
import { sendNext } from './send-next';

const pause = 1_000;
const hour = 60 * 60_000;

/** Sends what is queued, and empties what went long ago, as long as the process runs; a database that does not answer is asked again. */
export async function watchQueue<Message extends Claimed>(
  queue: Queue<Message>,
  signal?: AbortSignal,
): Promise<void> {
  let told = '';
  let emptyAt = 0;
  while (!signal?.aborted) {
    try {
      const payload = await getBackend();
      while (!signal?.aborted && (await sendNext(queue, payload)));
      // A batch a round: what is emptied must not keep anything from going.
      if (performance.now() >= emptyAt && !(await emptyOld(queue, payload)))
        emptyAt = performance.now() + hour;
      told = '';
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== told) console.error(`${queue.names.all} are sent later, once this is mended: ${fault}`);
      told = fault;
    }
    await sleep(pause, undefined, { ref: false });
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../../payload';
import type { ClaimedMessage, MessageQueue } from './message-queue';
import { redactOldMessages } from './redact-old-messages';
import { sendNextMessage } from './send-next-message';

const POLL_INTERVAL_MS = 1_000;
const HOUR_MS = 60 * 60_000;

/**
 * Sends queued messages and redacts old ones until the signal aborts; a database that does not respond is
 * retried.
 */
export async function runQueue<Message extends ClaimedMessage>(
  queue: MessageQueue<Message>,
  signal?: AbortSignal,
): Promise<void> {
  let lastError = '';
  let redactAt = 0;
  while (!signal?.aborted) {
    try {
      const payload = await getBackend();
      while (!signal?.aborted && (await sendNextMessage(queue, payload)));
      // One batch a round, so that redaction does not delay sending.
      if (performance.now() >= redactAt && !(await redactOldMessages(queue, payload)))
        redactAt = performance.now() + HOUR_MS;
      lastError = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== lastError)
        console.error(`${queue.names.plural} are sent once this error is resolved: ${message}`);
      lastError = message;
    }
    await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
  }
}

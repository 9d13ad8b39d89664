import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../../payload';
import { publishDuePosts } from './show-due-posts';

const POLL_INTERVAL_MS = 1_000;

/**
 * Publishes scheduled posts when they are due. Runs until the signal aborts; a database that does not
 * respond is retried.
 */
export async function pollDuePosts(signal?: AbortSignal): Promise<void> {
  let lastError = '';
  while (!signal?.aborted) {
    try {
      await publishDuePosts(await getBackend());
      lastError = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== lastError) console.error(`Due posts are published once this error is resolved: ${message}`);
      lastError = message;
    }
    await sleep(POLL_INTERVAL_MS, undefined, { ref: false });
  }
}

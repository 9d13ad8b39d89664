import { setTimeout as sleep } from 'node:timers/promises';
import { getBackend } from '../payload';
import { showDuePosts } from './show-due-posts';

const pause = 1_000;

/** Renews the pages of posts as their time comes. Runs as long as the process; a database that does not answer is asked again. */
export async function watchDuePosts(signal?: AbortSignal): Promise<void> {
  let told = '';
  while (!signal?.aborted) {
    try {
      await showDuePosts(await getBackend());
      told = '';
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== told) console.error(`Posts that are due are shown later, once this is mended: ${fault}`);
      told = fault;
    }
    await sleep(pause, undefined, { ref: false });
  }
}

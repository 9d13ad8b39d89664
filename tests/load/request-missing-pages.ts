import { randomUUID } from 'node:crypto';
import { runConcurrently } from './run-concurrently.ts';

/** Requests pages that do not exist, each once: what a scanner does, and what must not fill the memory. */
export async function requestMissingPages(url: string, count: number): Promise<void> {
  const run = randomUUID();
  await runConcurrently(count, async (number) => {
    const response = await fetch(`${url}/en-GH/${run}-${number}`);
    await response.arrayBuffer();
    if (response.status !== 404) throw new Error(`An invented page answered ${response.status}`);
  });
}

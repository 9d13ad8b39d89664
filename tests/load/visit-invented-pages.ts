import { randomUUID } from 'node:crypto';
import { repeatAtOnce } from './repeat-at-once.ts';

/** Asks for pages that nobody has made, each once: what a scanner does, and what must not fill the memory. */
export async function visitInventedPages(url: string, count: number): Promise<void> {
  const run = randomUUID();
  await repeatAtOnce(count, async (number) => {
    const answer = await fetch(`${url}/en-GH/${run}-${number}`);
    await answer.arrayBuffer();
    if (answer.status !== 404) throw new Error(`An invented page answered ${answer.status}`);
  });
}

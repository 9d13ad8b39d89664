import { randomUUID } from 'node:crypto';

const atOnce = 8;

/** Asks for pages that nobody has made, each once: what a scanner does, and what must not fill the memory. */
export async function visitInventedPages(url: string, count: number): Promise<void> {
  const run = randomUUID();
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const answer = await fetch(`${url}/en-GH/${run}-${next++}`);
      await answer.arrayBuffer();
      if (answer.status !== 404) throw new Error(`An invented page answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}

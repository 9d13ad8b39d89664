import { setTimeout as sleep } from 'node:timers/promises';

const mostTries = 10;

/** Asks for a page again while it is put off: one that nobody has made yet may be, on a busy machine, and whoever is told so comes again. */
export async function onceMade<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries === mostTries) return answer;
    await sleep(1_000);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

const MAX_ATTEMPTS = 10;

/** Retries a request while its status is 503: on a busy machine a page that was never rendered may time out. */
export async function retryUnavailable<Answer extends { status: number }>(
  request: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await request();
    if (answer.status !== 503 || tries === MAX_ATTEMPTS) return answer;
    await sleep(1_000);
  }
}

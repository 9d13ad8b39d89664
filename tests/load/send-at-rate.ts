import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** `ms` is the time from when a request should have been sent until its answer was there. */
export type Answered = { address: string; ms: number; fault: string | null };

type Sending = { addresses: readonly string[]; rate: number; seconds: number };

/** No browser waits longer, in ms. */
const patience = 30_000;
/** They stay open from one use to the next. */
const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/**
 * Asks for addresses in turn, so many a second, whether or not there are answers: who is kept waiting by others, or by this
 * client itself, is counted as having waited.
 */
export async function sendAtRate({ addresses, rate, seconds }: Sending): Promise<Answered[]> {
  const answers: Promise<Answered>[] = [];
  const start = performance.now();
  while (answers.length < rate * seconds) {
    const isDue = Math.min(rate * seconds, Math.ceil(((performance.now() - start) * rate) / 1_000));
    for (let number = answers.length; number < isDue; number += 1) {
      const address = addresses[number % addresses.length] ?? '';
      answers.push(ask(address, start + (number * 1_000) / rate));
    }
    await sleep(1);
  }
  return Promise.all(answers);
}

function ask(address: string, due: number): Promise<Answered> {
  return new Promise((resolve) => {
    const end = (fault: string | null) => resolve({ address, ms: performance.now() - due, fault });
    const headers = { 'accept-encoding': 'gzip' };
    const sent = request(address, { agent, headers, timeout: patience }, (answer) => {
      const { statusCode } = answer;
      answer.resume().once('end', () => end(statusCode === 200 ? null : `${address} answered ${statusCode}`));
      answer.once('error', ({ message }) => end(message));
    });
    sent.once('timeout', () => sent.destroy(new Error('No answer came')));
    sent.once('error', ({ message }) => end(message)).end();
  });
}

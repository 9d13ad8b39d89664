import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { steadyNow } from '@/lib/page-store/steady-clock';
import { processState } from '@/lib/process-state';
import { getBackend } from '../payload';
import { countsFrom } from './counts-from';
import { listenForRenewals } from './listen-for-renewals';
import { forgetRenewals, type Renewal, readNewestRenewals, readRenewalsSince } from './renewal-log';
import { noteHearing, noteRenewalRead, noteTelling } from './renewal-state';

/** The longest between two looks at the log while nothing is told, in ms. */
const pause = 1_000;
const retentionDays = 30;
const day = 86_400_000;

/**
 * What a round has to tell: keys that are renewed, those of them that nothing old may be shown of, and the time before
 * which everything may be out of date.
 */
export type Heard = { renewals: Renewal[]; gone: Renewal[]; everythingBefore: number };
type Report = (heard: Heard) => void;

/**
 * Reports every renewal, with the time before which pages count as made from old content: those from
 * before this process first, then all others as they are committed. Runs as long as the process; a database
 * that does not answer is asked again, and said to be missing.
 */
export async function watchRenewals(report: Report, signal?: AbortSignal): Promise<void> {
  const listener = listenForRenewals();
  let position: string | null = null;
  let forgottenAt = 0;
  let waiting: (() => void)[] = [];
  noteHearing(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    listener.tell();
    return promise;
  });
  signal?.addEventListener('abort', listener.stop);
  while (!signal?.aborted) {
    try {
      const payload = await getBackend();
      // Who asks from here on waits for the next round: this one may not see what they mean.
      const asked = waiting;
      waiting = [];
      position = await hear(payload, position, report);
      for (const end of asked) end();
      noteHeard(payload);
      // A batch a round: what is forgotten must not keep from hearing.
      if (Date.now() - forgottenAt > day && !(await forgetRenewals(payload, retentionDays)))
        forgottenAt = Date.now();
      noteUntold(payload, await listener.wait(payload, pause));
    } catch (error) {
      noteFault(error);
      await sleep(pause, undefined, { ref: false });
    }
  }
}

async function hear(payload: Payload, position: string | null, report: Report): Promise<string> {
  if (position === null) return hearAll(payload, report);
  const { position: next, renewals, gone, isAll } = await readRenewalsSince(payload, position);
  const at = steadyNow();
  const timed = (keys: readonly string[]) => keys.map((key) => ({ key, at }));
  if (renewals.length > 0)
    report({ renewals: timed(renewals), gone: timed(gone), everythingBefore: isAll ? 0 : at });
  return next;
}

async function hearAll(payload: Payload, report: Report): Promise<string> {
  const { position, renewals, gone, isAll, oldest } = await readNewestRenewals(payload);
  const now = steadyNow();
  const counted = ({ key, at }: Renewal) => ({ key, at: countsFrom(at, now) });
  report({
    renewals: renewals.map(counted),
    gone: gone.map(counted),
    everythingBefore: countsFrom(isAll ? now - retentionDays * day : oldest, now),
  });
  return position;
}

function noteHeard(payload: Payload): void {
  if (processState.renewalWatch?.fault) payload.logger.info('Renewals are heard of again.');
  noteRenewalRead(null);
}

function noteUntold({ logger }: Payload, untold: string | null): void {
  const before = processState.renewalWatch?.untold ?? null;
  if (untold !== null && before === null)
    logger.warn(`Renewals are not told, and looked for once a second until they are: ${untold}`);
  if (untold === null && before !== null) logger.info('Renewals are told again.');
  noteTelling(untold);
}

function noteFault(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const fault = cause instanceof Error ? cause.message : String(cause);
  if (!processState.renewalWatch?.fault) {
    console.error(`Renewals cannot be read; pages stay as they are until they can: ${fault}`);
  }
  noteRenewalRead(fault);
}

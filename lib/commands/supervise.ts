import { setTimeout as sleep } from 'node:timers/promises';

/** A process that runs until it is stopped or exits by itself. */
export type SupervisedProcess = { ended: Promise<unknown>; stop: () => Promise<void> };

type SupervisorOptions<Process extends SupervisedProcess> = {
  /** The name of the process for log messages, as the start of a sentence. */
  name: string;
  start: () => Promise<Process>;
  log?: (line: string) => void;
  /** The delay before a restart in ms; doubled each time the process does not stay up. */
  minDelayMs?: number;
};

const MAX_DELAY_MS = 30_000;
/** A process that has run this long counts as stable. */
const STABLE_AFTER_MS = 60_000;

/**
 * Starts a process and restarts it whenever it exits, with exponential backoff while it does not stay up.
 * @returns the first process, and a function that stops the current one.
 * @throws when the first start fails.
 */
export async function supervise<Process extends SupervisedProcess>(options: SupervisorOptions<Process>) {
  const { start, minDelayMs = 1_000 } = options;
  const stopping = new AbortController();
  const first = await start();
  let current: Process | null = first;
  const watch = async () => {
    let delayMs = minDelayMs;
    while (current) {
      const startedAt = Date.now();
      await Promise.race([current.ended, aborted(stopping.signal)]);
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > STABLE_AFTER_MS) delayMs = minDelayMs;
      current = await restart(options, delayMs, stopping.signal);
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
    }
  };
  const watching = watch();
  const stop = async () => {
    stopping.abort();
    await watching;
    await current?.stop();
  };
  return { first, stop };
}

async function restart<Process extends SupervisedProcess>(
  { name, start, log = console.error }: SupervisorOptions<Process>,
  delayMs: number,
  signal: AbortSignal,
): Promise<Process | null> {
  for (let nextDelayMs = delayMs; !signal.aborted; nextDelayMs = Math.min(nextDelayMs * 2, MAX_DELAY_MS)) {
    log(`${name} has exited and will be restarted in ${nextDelayMs / 1000} s.`);
    await sleep(nextDelayMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) break;
    try {
      const started = await start();
      log(`${name} has been restarted.`);
      return started;
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  }
  return null;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

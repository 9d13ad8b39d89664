import { setTimeout as sleep } from 'node:timers/promises';

/** Something that runs until it is stopped, or ends by itself. */
export type Running = { ended: Promise<unknown>; stop: () => Promise<void> };

type Settings<Thing extends Running> = {
  /** What is kept alive, as it begins a sentence. */
  name: string;
  start: () => Promise<Thing>;
  tell?: (line: string) => void;
  /** How long to wait before it is started again, doubled each time it does not last; in ms. */
  shortest?: number;
};

const longest = 30_000;
/** What has run this long, in ms, has lasted. */
const lasting = 60_000;

/**
 * Starts something, and starts it again whenever it ends by itself, with longer and longer pauses while it does not last.
 * @returns the first of it, and how to stop the one that runs. @throws when the first start fails.
 */
export async function keepAlive<Thing extends Running>(settings: Settings<Thing>) {
  const { start, shortest = 1_000 } = settings;
  const stopping = new AbortController();
  const first = await start();
  let present: Thing | null = first;
  const watch = async () => {
    let pause = shortest;
    while (present) {
      const since = Date.now();
      await Promise.race([present.ended, aborted(stopping.signal)]);
      if (stopping.signal.aborted) return;
      if (Date.now() - since > lasting) pause = shortest;
      present = await startAgain(settings, pause, stopping.signal);
      pause = Math.min(pause * 2, longest);
    }
  };
  const watching = watch();
  const stop = async () => {
    stopping.abort();
    await watching;
    await present?.stop();
  };
  return { first, stop };
}

async function startAgain<Thing extends Running>(
  { name, start, tell = console.error }: Settings<Thing>,
  pause: number,
  signal: AbortSignal,
): Promise<Thing | null> {
  for (let wait = pause; !signal.aborted; wait = Math.min(wait * 2, longest)) {
    tell(`${name} has ended by itself and is started again in ${wait / 1000} s.`);
    await sleep(wait, undefined, { signal }).catch(() => {});
    if (signal.aborted) break;
    try {
      const started = await start();
      tell(`${name} runs again.`);
      return started;
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
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

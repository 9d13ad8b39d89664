import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';

/** After how long another takes the place of a worker that ended by itself, in ms. */
const pause = 1_000;
/** How long a worker that is told to end may take, in ms: longer than it gives what it began. */
const patience = 12_000;

/**
 * Has so many processes serve, each the whole site over one folder, in slots numbered from 0: another takes the slot of one that
 * ends. SIGHUP has all replaced, one after another, by ones that serve already; SIGTERM lets all end with what they began. When
 * none can even begin, all ends with the exit code of the first.
 */
export function superviseWorkers(count: number): void {
  const slots = new Map<number, Worker>();
  let isStopping = false;
  let isReplacing = false;
  let starting = 0;

  /** Until somebody serves there; false when nobody does anywhere, and nobody else is about to. */
  const fill = async (slot: number): Promise<boolean> => {
    while (!isStopping) {
      starting += 1;
      const worker = await startWorker(slot);
      starting -= 1;
      if (worker) return take(slot, worker);
      if (slots.size === 0 && starting === 0) return isStopping;
      await sleep(pause);
    }
    return true;
  };
  const take = (slot: number, worker: Worker): true => {
    const before = slots.get(slot);
    slots.set(slot, worker);
    worker.once('exit', (code) => {
      if (slots.get(slot) !== worker) return;
      slots.delete(slot);
      if (isStopping) return;
      console.error(`A process that serves has ended (${code}); another takes its place.`);
      void sleep(pause)
        .then(() => fill(slot))
        .then((isServed) => isServed || giveUp());
    });
    // It began while all were told to stop.
    if (isStopping) endWell(worker);
    if (before) endWell(before);
    return true;
  };
  const stop = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) if (worker) endWell(worker);
  };
  const replaceAll = async () => {
    if (isReplacing) return;
    isReplacing = true;
    for (const slot of [...slots.keys()]) {
      const worker = isStopping || !slots.has(slot) ? null : await startWorker(slot);
      if (worker) take(slot, worker);
    }
    isReplacing = false;
  };

  process.on('SIGTERM', stop).on('SIGINT', stop);
  process.on('SIGHUP', () => void replaceAll());
  const giveUp = () => {
    console.error('No process can serve: all end.');
    process.exitCode ||= 1;
    stop();
  };
  for (let slot = 0; slot < count; slot += 1) void fill(slot).then((isServed) => isServed || giveUp());
}

/** A worker that listens; null when it ended before, with whose code this process will end. */
function startWorker(slot: number): Promise<Worker | null> {
  return new Promise((resolve) => {
    const worker = cluster.fork({ WORKER_SLOT: String(slot) });
    worker.once('listening', () => {
      process.exitCode = 0;
      resolve(worker);
    });
    worker.once('exit', (code) => {
      process.exitCode ||= code ?? 0;
      resolve(null);
    });
  });
}

function endWell(worker: Worker): void {
  worker.process.kill('SIGTERM');
  const late = setTimeout(() => worker.process.kill('SIGKILL'), patience);
  worker.once('exit', () => clearTimeout(late));
}

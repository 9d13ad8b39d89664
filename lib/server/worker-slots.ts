import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';

/** After how long another takes the place of a worker that ended by itself, in ms. */
const pause = 1_000;
/** How long a worker that is told to end may take, in ms: longer than it gives what it began. */
const patience = 12_000;

/** How long those to be replaced are waited for where none serves yet, in ms. */
const longestBegin = 60_000;

export type WorkerSlots = {
  /** Has others take all places, one after another, each when it serves already. */
  replaceAll: () => Promise<void>;
  /** Has all end with what they began. */
  stop: () => void;
};

/** So many places for processes that serve, numbered from 0; `giveUp` is called when none can even begin. */
export function keepWorkerSlots(count: number, giveUp: () => void): WorkerSlots {
  const serving = new Map<number, Worker>();
  /** Done when somebody serves there. */
  const filled: Promise<void>[] = [];
  /** Where none has begun since anybody served. */
  const failed = new Set<number>();
  let isStopping = false;

  const fill = async (slot: number): Promise<void> => {
    while (!isStopping) {
      const worker = await startWorker(slot);
      if (worker) return place(slot, worker);
      failed.add(slot);
      if (failed.size === count) return isStopping ? undefined : giveUp();
      await sleep(pause);
    }
  };
  const place = (slot: number, worker: Worker) => {
    const before = serving.get(slot);
    serving.set(slot, worker);
    failed.clear();
    worker.once('exit', (code) => {
      if (serving.get(slot) !== worker) return;
      serving.delete(slot);
      if (isStopping) return;
      console.error(`A process that serves has ended (${code}); another takes its place.`);
      filled[slot] = sleep(pause).then(() => fill(slot));
    });
    // It began while all were told to stop.
    if (isStopping) endWell(worker);
    if (before) endWell(before);
  };

  for (let slot = 0; slot < count; slot += 1) filled.push(fill(slot));
  return {
    async replaceAll() {
      const before = new Set(Object.values(cluster.workers ?? {}));
      for (const [slot, begun] of filled.entries()) {
        await Promise.race([begun, sleep(longestBegin, undefined, { ref: false })]);
        if (isStopping) return;
        // One that took the place of one that ended meanwhile is new already.
        if (!before.has(serving.get(slot))) continue;
        const worker = await startWorker(slot);
        if (worker) place(slot, worker);
        else console.error('A process that was to replace another did not begin; the other stays.');
      }
    },
    stop() {
      isStopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) if (worker) endWell(worker);
    },
  };
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

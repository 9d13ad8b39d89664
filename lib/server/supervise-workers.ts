import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';

/** Delay before a failed worker is restarted, in ms. */
const RESTART_DELAY_MS = 1_000;
/** Time limit for the shutdown of a worker, in ms; longer than the worker's own limit. */
const WORKER_SHUTDOWN_TIMEOUT_MS = 12_000;

/** Time limit for workers that are still starting when all are replaced, in ms. */
const WORKER_START_TIMEOUT_MS = 60_000;

export type WorkerPool = {
  /** Replaces all workers, one at a time, each after its successor serves. */
  replaceAll: () => Promise<void>;
  /** Stops all workers; they finish their requests. */
  stop: () => void;
};

/** Creates a pool of `count` worker slots, numbered from 0. Calls `onStartFailure` when no worker can start. */
function createWorkerPool(count: number, onStartFailure: () => void): WorkerPool {
  const serving = new Map<number, Worker>();
  /** Per slot: resolves when a worker serves there. */
  const slotsReady: Promise<void>[] = [];
  /** Slots whose worker has failed to start since any worker served. */
  const failed = new Set<number>();
  let isStopping = false;

  const fillSlot = async (slot: number): Promise<void> => {
    while (!isStopping) {
      const worker = await startWorker(slot);
      if (worker) return assignWorker(slot, worker);
      failed.add(slot);
      if (failed.size === count) return isStopping ? undefined : onStartFailure();
      await sleep(RESTART_DELAY_MS);
    }
  };
  const assignWorker = (slot: number, worker: Worker) => {
    const previous = serving.get(slot);
    serving.set(slot, worker);
    failed.clear();
    worker.once('exit', (code) => {
      if (serving.get(slot) !== worker) return;
      serving.delete(slot);
      if (isStopping) return;
      console.error(`A server process has exited (${code}); it is restarted.`);
      slotsReady[slot] = sleep(RESTART_DELAY_MS).then(() => fillSlot(slot));
    });
    // The worker started after the pool was stopped.
    if (isStopping) shutDownWorker(worker);
    if (previous) shutDownWorker(previous);
  };

  for (let slot = 0; slot < count; slot += 1) slotsReady.push(fillSlot(slot));
  return {
    async replaceAll() {
      const oldWorkers = new Set(Object.values(cluster.workers ?? {}));
      for (const [slot, ready] of slotsReady.entries()) {
        await Promise.race([ready, sleep(WORKER_START_TIMEOUT_MS, undefined, { ref: false })]);
        if (isStopping) return;
        // A worker that replaced an exited one meanwhile is new already.
        if (!oldWorkers.has(serving.get(slot))) continue;
        const worker = await startWorker(slot);
        if (worker) assignWorker(slot, worker);
        else console.error('A replacement process did not start; the old one keeps serving.');
      }
    },
    stop() {
      isStopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) if (worker) shutDownWorker(worker);
    },
  };
}

/**
 * Starts a worker and resolves when it listens; null when it exits before, in which case this process will
 * exit with the same code.
 */
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

function shutDownWorker(worker: Worker): void {
  worker.process.kill('SIGTERM');
  const timeout = setTimeout(() => worker.process.kill('SIGKILL'), WORKER_SHUTDOWN_TIMEOUT_MS);
  worker.once('exit', () => clearTimeout(timeout));
}

/**
 * Runs `count` server processes, each serving the complete site from one data folder. A worker that exits is
 * replaced. SIGHUP replaces all workers, including starting ones, one at a time, each after its successor
 * serves; SIGTERM lets all finish their requests and exit. When no worker can start, the process exits with
 * the code of the first.
 */
export function superviseWorkers(count: number): void {
  const pool = createWorkerPool(count, () => {
    console.error('No worker process can start: shutting down.');
    process.exitCode ||= 1;
    pool.stop();
  });
  let replacement = Promise.resolve();
  process.on('SIGTERM', pool.stop).on('SIGINT', pool.stop);
  process.on('SIGHUP', () => {
    replacement = replacement.then(pool.replaceAll);
  });
}

import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';

/** After how long another takes the place of a worker that ended by itself, in ms. */
const pause = 1_000;

/**
 * Has so many processes serve, each the whole site over one folder, and another in the place of each that ends. SIGHUP has all
 * replaced, one after another, by ones that serve already; SIGTERM lets all end with what they began. When none can even begin,
 * all ends with the exit code of the first.
 */
export function superviseWorkers(count: number): void {
  const serving = new Set<Worker>();
  let isStopping = false;
  let isReplacing = false;

  const stop = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) endWell(worker);
  };
  const replaceAll = async () => {
    if (isReplacing) return;
    isReplacing = true;
    for (const worker of [...serving]) {
      const other = await startWorker();
      if (!other) break;
      serving.add(other);
      serving.delete(worker);
      endWell(worker);
    }
    isReplacing = false;
  };
  const keepOne = async () => {
    while (!isStopping) {
      const worker = await startWorker();
      if (worker) return void serving.add(worker);
      if (serving.size === 0) return stop();
      await sleep(pause);
    }
  };
  cluster.on('exit', (worker, code) => {
    if (!serving.delete(worker) || isStopping) return;
    console.error(`A process that serves has ended (${code}); another takes its place.`);
    void sleep(pause).then(keepOne);
  });
  process.on('SIGTERM', stop).on('SIGINT', stop);
  process.on('SIGHUP', () => void replaceAll());
  for (let number = 0; number < count; number += 1) void keepOne();
}

/** A worker that listens; null when it ended before, with whose code this process will end. */
function startWorker(): Promise<Worker | null> {
  return new Promise((resolve) => {
    const worker = cluster.fork();
    worker.once('listening', () => {
      process.exitCode = 0;
      resolve(worker);
    });
    worker.once('exit', (code) => {
      process.exitCode ||= code;
      resolve(null);
    });
  });
}

const endWell = (worker: Worker | undefined): void => void worker?.process.kill('SIGTERM');

import { createWorkerPool } from './worker-slots.ts';

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

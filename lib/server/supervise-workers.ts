import { keepWorkerSlots } from './worker-slots.ts';

/**
 * Has so many processes serve, each the whole site over one folder: another takes the slot of one that ends. SIGHUP has all
 * replaced, those that only begin too, one after another, by ones that serve already; SIGTERM lets all end with what they
 * began. When none can even begin, all ends with the exit code of the first.
 */
export function superviseWorkers(count: number): void {
  const slots = keepWorkerSlots(count, () => {
    console.error('No process can serve: all end.');
    process.exitCode ||= 1;
    slots.stop();
  });
  let replaced = Promise.resolve();
  process.on('SIGTERM', slots.stop).on('SIGINT', slots.stop);
  process.on('SIGHUP', () => {
    replaced = replaced.then(slots.replaceAll);
  });
}

import type { Worker } from 'node:worker_threads';

/** Said each second by a thread that does not hang: what it has taken of a processor so far, in µs. */
export type Beat = { kind: 'beat'; taken: number };

/**
 * So much of a processor a thread may take from one beat to the next, in µs. By the clock, a machine that has too much to do would
 * have threads ended that wait for their turn, and more to do.
 */
const mostTaken = 15_000_000;
/** So many beats may be missed whatever was taken, counted each second by a clock that stands still with the process: of a thread that runs, and until another does. */
const mostMissed = { running: 300, beginning: 90 };

type Watched = { find: () => Pick<Worker, 'cpuUsage'>; isRunning: () => boolean; onHang: () => void };

/** Tells, once for each, of threads that hang, in place of which others come. @returns what is told of a beat; of a new thread it begins at 0. */
export function watchBeats({ find, isRunning, onHang }: Watched): (taken: number) => void {
  let missed = 0;
  let before = 0;
  const hang = () => {
    [missed, before] = [0, 0];
    onHang();
  };
  const watch = async () => {
    missed += 1;
    if (missed > (isRunning() ? mostMissed.running : mostMissed.beginning)) return hang();
    if (!isRunning()) return;
    const { user, system } = await find().cpuUsage();
    // It may have ended by itself since it was asked.
    if (isRunning() && user + system - before > mostTaken) hang();
  };
  setInterval(() => watch().catch(() => undefined), 1_000).unref();
  return (taken) => {
    [missed, before] = [0, taken];
  };
}

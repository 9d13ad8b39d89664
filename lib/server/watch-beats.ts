import { readFileSync } from 'node:fs';

/** Beats may be missed for so many seconds by a thread that runs, and until another does: by a clock that stands still with the process. */
const mostMissed = { running: 15, beginning: 90 };

type Watched = {
  isRunning: () => boolean;
  /** Of the thread that runs, as `secondsWaited` says. */
  waited: () => number;
  onHang: () => void;
};

/**
 * Tells of threads that hang. What a thread waited for a processor is not held against it: a machine that has too much to do would have it
 * ended, and more to do. @returns what is told of each beat, the first of a new thread before anything else of it.
 */
export function watchBeats({ isRunning, waited, onHang }: Watched): () => void {
  let missed = 0;
  let waitedBefore = 0;
  const watch = () => {
    missed += 1;
    const hangs = isRunning()
      ? missed - (waited() - waitedBefore) > mostMissed.running
      : missed > mostMissed.beginning;
    if (!hangs) return;
    missed = 0;
    onHang();
  };
  setInterval(watch, 1_000).unref();
  return () => {
    missed = 0;
    waitedBefore = waited();
  };
}

/**
 * How many seconds a thread of this process was ready to run and waited for its turn, by its name in `/proc`, as Linux counts them
 * (`schedstat`, in ns); 0 where nobody does.
 */
export function secondsWaited(task: string): number {
  try {
    const [, waited = '0'] = readFileSync(`/proc/${task}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e9;
  } catch {
    return 0;
  }
}

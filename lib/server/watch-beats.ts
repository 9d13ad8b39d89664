import { readFileSync } from 'node:fs';

/**
 * Seconds without a heartbeat after which a running, or a starting, thread counts as hung. Counted in timer
 * ticks, which stop when the process is suspended.
 */
const MAX_MISSED_SECONDS = { running: 15, starting: 90 };

type WatchdogOptions = {
  isRunning: () => boolean;
  /** CPU wait time of the running thread, as `cpuWaitSeconds` returns it. */
  waitSeconds: () => number;
  onHang: () => void;
};

/**
 * Detects hung threads. Time spent waiting for a processor does not count: on an overloaded machine restarts
 * would only add load. @returns the function to call for each heartbeat; the first of a new thread must come
 * before its other messages.
 */
export function startWatchdog({ isRunning, waitSeconds, onHang }: WatchdogOptions): () => void {
  let missed = 0;
  let waitedAtHeartbeat = 0;
  const check = () => {
    missed += 1;
    const isHung = isRunning()
      ? missed - (waitSeconds() - waitedAtHeartbeat) > MAX_MISSED_SECONDS.running
      : missed > MAX_MISSED_SECONDS.starting;
    if (!isHung) return;
    missed = 0;
    onHang();
  };
  setInterval(check, 1_000).unref();
  return () => {
    missed = 0;
    waitedAtHeartbeat = waitSeconds();
  };
}

/**
 * The seconds that a thread of this process was runnable but waited for a processor, by its name in `/proc`,
 * as Linux reports them (`schedstat`, in ns); 0 where they are not available.
 */
export function cpuWaitSeconds(task: string): number {
  try {
    const [, waited = '0'] = readFileSync(`/proc/${task}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e9;
  } catch {
    return 0;
  }
}

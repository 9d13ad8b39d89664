import { readFileSync } from 'node:fs';

/** Linux reports times in hundredths of a second, whatever its own clock: µs per tick. */
const TICK_MICROSECONDS = 10_000;

/** The CPU time of a process so far, in all its threads, in µs, from /proc; 0 where /proc does not exist. */
export function readCpu(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the process name, which may contain spaces: utime is the fourteenth field, stime the
    // fifteenth.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MICROSECONDS;
  } catch {
    return 0;
  }
}

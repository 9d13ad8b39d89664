import { readFileSync } from 'node:fs';

/** Linux tells times in hundredths of a second, whatever its own clock. */
const tick = 10_000;

/** The µs of processor that a process has used by now, in all its threads, from Linux's /proc; 0 where there is none. */
export function readCpu(pid: number | undefined): number {
  try {
    const told = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may have spaces, from the third field on: the fourteenth is user's, the fifteenth system's.
    const fields = told
      .slice(told.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return ((fields[11] ?? 0) + (fields[12] ?? 0)) * tick;
  } catch {
    return 0;
  }
}

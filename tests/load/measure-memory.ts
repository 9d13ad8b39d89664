import { readFileSync } from 'node:fs';

/** Resident memory of a process in MiB, current and peak, from /proc; 0 where /proc does not exist. */
export function measureMemory(pid: number | undefined): { resident: number; 'at most': number } {
  const status = readStatus(pid);
  const read = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024);
  return { resident: read('VmRSS'), 'at most': read('VmHWM') };
}

function readStatus(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

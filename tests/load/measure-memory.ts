import { readFileSync } from 'node:fs';

/** Resident memory of a process in MiB, now and at most, from Linux's /proc; 0 where there is none. */
export function measureMemory(pid: number | undefined): { resident: number; 'at most': number } {
  const told = readStatus(pid);
  const read = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(told)?.[1] ?? 0) / 1024);
  return { resident: read('VmRSS'), 'at most': read('VmHWM') };
}

function readStatus(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

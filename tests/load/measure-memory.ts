import { readFileSync } from 'node:fs';

/** Resident memory of a process in MiB, from Linux's /proc; 0 where there is none. */
export function measureMemory(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return Math.round((pages * 4096) / 1024 / 1024);
  } catch {
    return 0;
  }
}

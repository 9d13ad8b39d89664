import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';

const TICKS_PER_SECOND = 100;

/** The CPU time of a process and its reaped children in seconds; 0 where /proc does not exist. */
export function cpuSeconds(pid: number | 'self'): number {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) ? secondsIn(readFileSync(file, 'utf8')) : 0;
}

/** The same, from the content of /proc/PID/stat. */
export function secondsIn(stat: string): number {
  const [, afterName = ''] = /\) (.+)$/s.exec(stat) ?? [];
  const ticks = afterName.split(' ').slice(11, 15);
  return ticks.reduce((sum, some) => sum + Number(some), 0) / TICKS_PER_SECOND;
}

/** The same for the PostgreSQL whose files are in the folder; 0 when none runs there. */
export function databaseCpuSeconds(folder: string): number {
  const file = `${folder}/postgres/postmaster.pid`;
  return existsSync(file) ? cpuSeconds(Number.parseInt(readFileSync(file, 'utf8'), 10)) : 0;
}

/** The CPU time of all processors since the machine was started. */
export function machineCpuSeconds(): number {
  const working = os.cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return working.reduce((sum, some) => sum + some, 0) / 1000;
}

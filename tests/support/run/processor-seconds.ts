import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';

const ticksOfSecond = 100;

/**
 * How long processors have worked for a process and for all it started whose end it has seen; 0 where the system does not say.
 */
export function processorSeconds(pid: number | 'self'): number {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) ? secondsIn(readFileSync(file, 'utf8')) : 0;
}

/** The same, by what the system says of a process in a file of that name. */
export function secondsIn(stat: string): number {
  const [, afterName = ''] = /\) (.+)$/s.exec(stat) ?? [];
  const ticks = afterName.split(' ').slice(11, 15);
  return ticks.reduce((sum, some) => sum + Number(some), 0) / ticksOfSecond;
}

/** The same of the PostgreSQL whose files are in the folder; 0 when none runs there. */
export function processorSecondsOfDatabase(folder: string): number {
  const file = `${folder}/postgres/postmaster.pid`;
  return existsSync(file) ? processorSeconds(Number.parseInt(readFileSync(file, 'utf8'), 10)) : 0;
}

/** How long all processors of this machine have worked since it was started, for whatever it was. */
export function processorSecondsOfMachine(): number {
  const working = os.cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return working.reduce((sum, some) => sum + some, 0) / 1000;
}

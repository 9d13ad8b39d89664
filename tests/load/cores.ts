import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const taskset = '/usr/bin/taskset';
const allowed = readAllowed();

/**
 * Lists of CPU cores for taskset: the measured process runs on one core and the client on another; both on
 * the only one if there is just one.
 */
export const cores = {
  server: allowed.slice(0, 1).join(),
  client: allowed.slice(0, 2).slice(-1).join(),
  allButClient: allowed.toSpliced(1, 1).join(),
  all: allowed.join(),
};

/** Pins a process, with its threads and child processes, to some cores. */
export function pinToCores(pid: number | undefined, list: string): void {
  if (pid === undefined || !canPin()) return;
  for (const item of [pid, ...childrenOf(pid)])
    spawnSync(taskset, ['--all-tasks', '--cpu-list', '--pid', list, String(item)], { stdio: 'ignore' });
}

/** A command that runs on the given cores. */
export function commandOnCores(list: string, command: readonly string[]): readonly string[] {
  return canPin() ? [taskset, '--cpu-list', list, ...command] : command;
}

const canPin = (): boolean => allowed.length > 1 && existsSync(taskset);

function childrenOf(pid: number): string[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean) : [];
}

/** The cores this process may run on, from /proc; empty where /proc does not exist. */
function readAllowed(): number[] {
  const file = '/proc/self/status';
  const list = existsSync(file) ? /^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync(file, 'utf8')) : null;
  return (list?.[1]?.split(',') ?? []).flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
}

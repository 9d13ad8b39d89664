import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const taskset = '/usr/bin/taskset';
const allowed = readAllowed();

/** Lists of cores, as taskset takes them: what is measured runs on one core and who asks on another; all on any where there is only one. */
export const cores = {
  server: allowed.slice(0, 1).join(),
  client: allowed.slice(0, 2).slice(-1).join(),
  allButClient: allowed.toSpliced(1, 1).join(),
  all: allowed.join(),
};

/** Keeps a process, with its threads and the processes it has started, on some cores. */
export function keepOnCores(pid: number | undefined, list: string): void {
  if (pid === undefined || !canChoose()) return;
  for (const one of [pid, ...childrenOf(pid)])
    spawnSync(taskset, ['--all-tasks', '--cpu-list', '--pid', list, String(one)], { stdio: 'ignore' });
}

/** A command that runs on some cores. */
export function commandOnCores(list: string, command: readonly string[]): readonly string[] {
  return canChoose() ? [taskset, '--cpu-list', list, ...command] : command;
}

const canChoose = (): boolean => allowed.length > 1 && existsSync(taskset);

function childrenOf(pid: number): string[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean) : [];
}

/** The numbers of the cores this process may run on, from Linux's /proc; none where there is none. */
function readAllowed(): number[] {
  const file = '/proc/self/status';
  const list = existsSync(file) ? /^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync(file, 'utf8')) : null;
  return (list?.[1]?.split(',') ?? []).flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
}

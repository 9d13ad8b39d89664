import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * `node end-run.ts FOLDER`: waits until its standard input closes, however the parent ended, then
 * terminates every process whose temporary folder is FOLDER, and removes the folder. Uses Node only.
 */
const folder = process.argv[2] ?? '';
const mark = `TMPDIR=${folder}`;
const gracePeriodsMs = { SIGTERM: 5_000, SIGKILL: 5_000 } as const;

function processesOfRun(): number[] {
  const pids = existsSync('/proc/self/environ') ? fromProc() : fromPs();
  return pids.filter((pid) => pid !== process.pid);
}

function fromProc(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).some((entry) => entry.startsWith(mark)))
    .map(Number);
}

/** The watchdog of Vitest ignores SIGTERM, and ends with the run that waits for this process. */
function isWatchdog(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('vitest-watchdog');
  } catch {
    return false;
  }
}

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function fromPs(): number[] {
  const lines = execFileSync('ps', ['axeww', '-o', 'pid=,command=']).toString().split('\n');
  return lines.filter((line) => line.includes(` ${mark}`)).map((line) => Number.parseInt(line, 10));
}

async function endAll(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const deadline = Date.now() + gracePeriodsMs[signal];
  for (const pid of processesOfRun()) send(pid, signal);
  const shouldAwait = (pid: number) => signal === 'SIGKILL' || !isWatchdog(pid);
  while (processesOfRun().some(shouldAwait) && Date.now() < deadline) await sleep(50);
}

function send(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

if (!folder) throw new Error('Name the folder of the run');
await text(process.stdin);
await endAll('SIGTERM');
await endAll('SIGKILL');
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

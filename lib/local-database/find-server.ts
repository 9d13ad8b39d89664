import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive } from './is-process-alive.ts';

const readyWithin = 60_000;

/**
 * The server that runs over this cluster, once it takes connections; null when there is none. What a
 * killed server left behind is cleared away: its number may belong to another program by now.
 */
export async function findServer(cluster: string): Promise<{ port: number } | null> {
  const file = path.join(cluster, 'postmaster.pid');
  const deadline = Date.now() + readyWithin;
  while (existsSync(file)) {
    const [pid, , , port] = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim());
    if (!isServerOf(cluster, Number(pid))) {
      rmSync(file, { force: true });
      return null;
    }
    if (port && (await takesConnections(Number(port)))) return { port: Number(port) };
    if (Date.now() > deadline) throw new Error(`PostgreSQL in ${cluster} (process ${pid}) does not answer`);
    await sleep(100);
  }
  return null;
}

/** Settles when no server runs over this cluster any more. */
export async function waitForServerEnd(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  while (isServerOf(cluster, pidIn(file))) await sleep(500, undefined, { ref: false });
}

function pidIn(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return 0;
  }
}

function isServerOf(cluster: string, pid: number): boolean {
  return isProcessAlive(pid) && commandLine(pid).includes(cluster);
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { stdio: 'pipe' }).toString();
  } catch {
    return '';
  }
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    const answer = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive } from './is-process-alive.ts';

const READY_TIMEOUT_MS = 60_000;

/**
 * The server of this cluster once it accepts connections; null when there is none. Removes the stale PID
 * file of a killed server, whose PID may belong to another program.
 */
export async function findServer(cluster: string): Promise<{ port: number } | null> {
  const file = path.join(cluster, 'postmaster.pid');
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (existsSync(file)) {
    const [pid, , , port] = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim());
    if (!isServerOf(cluster, Number(pid))) {
      rmSync(file, { force: true });
      return null;
    }
    if (port && (await acceptsConnections(Number(port)))) return { port: Number(port) };
    if (Date.now() > deadline) throw new Error(`PostgreSQL in ${cluster} (process ${pid}) does not respond`);
    await sleep(100);
  }
  return null;
}

/** Resolves when no server runs for this cluster any more. */
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
  return isProcessAlive(pid) && commandLineOf(pid).includes(cluster);
}

function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { stdio: 'pipe' }).toString();
  } catch {
    return '';
  }
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    const finish = (value: boolean) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
}

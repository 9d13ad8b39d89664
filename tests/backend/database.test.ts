import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isProcessAlive } from '@/lib/local-database/is-process-alive';
import { startDatabase } from '@/lib/local-database/start-database';
import { isLongForm } from '../support/test-scope';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-database-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const pidFile = () => path.join(dataDir, 'postgres', 'postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

describe('embedded database', () => {
  test('is created once, persists and is stopped by the process that started it', async () => {
    const first = await startDatabase({ dataDir, durable: false });
    const guest = await startDatabase({ dataDir, durable: false });
    expect(guest.url).toBe(first.url);
    expect(await answers(first.url)).toBe(true);
    await first.stop();
    expect(await answers(first.url)).toBe(false);
    expect(existsSync(pidFile())).toBe(false);
    const second = await startDatabase({ dataDir, durable: false });
    expect(password(second.url)).toBe(password(first.url));
    await second.stop();
  });

  test('is reused and stopped by the next process when its starter was killed', async () => {
    const url = await startAndDie();
    expect(await answers(url)).toBe(true);
    const next = await startDatabase({ dataDir, durable: false });
    expect(next.url).toBe(url);
    await next.stop();
    expect(await answers(url)).toBe(false);
  });

  test('restarts after a kill, also when its pid belongs to another process', {
    skip: !isLongForm,
  }, async () => {
    await startAndDie();
    const killed = serverPid();
    process.kill(killed, 'SIGKILL');
    while (isProcessAlive(killed)) await sleep(20);
    const rest = readFileSync(pidFile(), 'utf8').split('\n').slice(1);
    writeFileSync(pidFile(), [process.pid, ...rest].join('\n'));
    const next = await startDatabase({ dataDir, durable: false });
    expect(await answers(next.url)).toBe(true);
    await next.stop();
  });

  test('stops when its starter is killed', async () => {
    const url = await startAndDie({ stopsWithStarter: true });
    await expect.poll(() => answers(url), { timeout: 10_000 }).toBe(false);
    await expect.poll(() => existsSync(pidFile()), { timeout: 10_000 }).toBe(false);
  });

  test('keeps running for a process that took it over when its starter exits', {
    skip: !isLongForm,
  }, async () => {
    const child = await startInProcess({ stopsWithStarter: true });
    expect(guards()).toHaveLength(1);
    writeFileSync(path.join(dataDir, 'postgres.owner'), String(process.pid));
    await kill(child.process);
    await expect.poll(guards, { timeout: 10_000 }).toEqual([]);
    expect(await answers(child.url)).toBe(true);
    rmSync(path.join(dataDir, 'postgres.owner'));
    const next = await startDatabase({ dataDir, durable: false });
    expect(next.url).toBe(child.url);
    await next.stop();
  });

  test('reports an unexpected exit and restarts on the same port', async () => {
    const first = await startDatabase({ dataDir, durable: false, stopsWithStarter: true });
    const ended = first.waitForEnd();
    process.kill(serverPid(), 'SIGKILL');
    await ended;
    expect(await answers(first.url)).toBe(false);
    const port = Number(new URL(first.url).port);
    const second = await startDatabase({ dataDir, durable: false, stopsWithStarter: true, port });
    expect(second.url).toBe(first.url);
    expect(await answers(second.url)).toBe(true);
    await second.stop();
    await second.waitForEnd();
  });

  test('is recreated when the first start was interrupted', { skip: !isLongForm }, async () => {
    const unfinished = path.join(dataDir, 'postgres.new');
    mkdirSync(unfinished);
    writeFileSync(path.join(unfinished, 'PG_VERSION'), '18');
    const database = await startDatabase({ dataDir, durable: false });
    expect(await answers(database.url)).toBe(true);
    await database.stop();
  });
});

const password = (url: string) => new URL(url).password;

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = net.connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });
}

/** The watchdog processes of starters of this database folder. */
function guards(): string[] {
  const commandLine = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  };
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids
    .map(commandLine)
    .filter((line) => line.includes('stop-when-orphaned.ts') && line.includes(dataDir));
}

type Started = { url: string; process: ChildProcess };

/** A database that a plain Node process started and keeps running. */
async function startInProcess(options: { stopsWithStarter?: boolean }): Promise<Started> {
  const module = path.resolve('lib/local-database/start-database.ts');
  const script = `const { startDatabase } = await import(${JSON.stringify(module)});
    console.log((await startDatabase(${JSON.stringify({ dataDir, durable: false, ...options })})).url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = await once(child.stdout, 'data');
  return { url: String(chunk).trim(), process: child };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The database URL, after the process that started it was killed. */
async function startAndDie(options: { stopsWithStarter?: boolean } = {}): Promise<string> {
  const { url, process } = await startInProcess(options);
  await kill(process);
  return url;
}

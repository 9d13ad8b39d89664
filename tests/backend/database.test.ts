import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isProcessAlive } from '@/lib/local-database/is-process-alive';
import { startDatabase } from '@/lib/local-database/start-database';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-database-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const pidFile = () => path.join(dataDir, 'postgres', 'postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

describe('the embedded database', () => {
  test('is made once, kept, and stopped by who started it', async () => {
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

  test('is used and stopped by the next one when the process that started it was killed', async () => {
    const url = await startAndDie();
    expect(await answers(url)).toBe(true);
    const next = await startDatabase({ dataDir, durable: false });
    expect(next.url).toBe(url);
    await next.stop();
    expect(await answers(url)).toBe(false);
  });

  test('starts again after a kill, even when its old number belongs to another program', async () => {
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

  test('is made anew when the first start was cut short', async () => {
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

/** Starts the database from another process, which is then killed. @returns its address. */
async function startAndDie(): Promise<string> {
  const module = path.resolve('lib/local-database/start-database.ts');
  const script = `const { startDatabase } = await import(${JSON.stringify(module)});
    console.log((await startDatabase({ dataDir: ${JSON.stringify(dataDir)}, durable: false })).url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  return url;
}

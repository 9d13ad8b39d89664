import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../../lib/local-database/free-port';
import { isProcessAlive } from '../../lib/local-database/is-process-alive';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-demo-'));
let url: string;
let demo: ReturnType<typeof startDemo>;
let output = '';

/** The demonstration as `npm run demo` starts it, in a folder of its own. */
function startDemo(port: number) {
  const { DATABASE_URL: _database, ...env } = process.env;
  const child = spawn(process.execPath, ['lib/commands/run.mjs', 'lib/commands/demo.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
  });
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return child;
}

async function start(): Promise<void> {
  output = '';
  const port = await freePort();
  url = `http://localhost:${port}`;
  demo = startDemo(port);
  await vi.waitFor(() => expect(output).toContain(`The site:   ${url}`), { timeout: 120_000 });
}

const database = () =>
  Number.parseInt(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

/** The process that serves the demonstration's pages: Next gives itself a name, its surroundings stay those it was given. */
function site(): number {
  const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isServing(name));
  return Number(found[0]);
}

function isServing(pid: string): boolean {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  try {
    return (
      read('cmdline').startsWith('next-server') && read('environ').split('\0').includes(`SITE_URL=${url}`)
    );
  } catch {
    return false;
  }
}

const ready = async () => (await fetch(`${url}/api/health/ready`).catch(() => null))?.status;

beforeAll(start);
afterAll(() => {
  demo.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('starts the site again when it is killed, and PostgreSQL where it was', async () => {
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  const killedSite = site();
  process.kill(killedSite, 'SIGKILL');
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  expect(site()).not.toBe(killedSite);
  expect(output).toContain('The site has ended by itself and is started again in 1 s.');

  const killedDatabase = database();
  process.kill(killedDatabase, 'SIGKILL');
  await expect.poll(() => output, { timeout: 60_000 }).toContain('PostgreSQL runs again.');
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  expect(database()).not.toBe(killedDatabase);
});

it('stops what it started when it is asked to, and when it is killed', async () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (demo.exitCode !== null || demo.signalCode !== null) await start();
    const started = [site(), database()];
    expect(started.filter(isProcessAlive)).toEqual(started);
    const ended = once(demo, 'exit');
    demo.kill(signal);
    await ended;
    await expect.poll(() => started.filter(isProcessAlive), { timeout: 30_000 }).toEqual([]);
  }
});

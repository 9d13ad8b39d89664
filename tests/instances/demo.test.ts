import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../lib/local-database/free-port';
import { isProcessAlive } from '../../lib/local-database/is-process-alive';
import { sampleCases } from '../support/test-scope';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-demo-'));
let url: string;
let demo: ReturnType<typeof startDemo> | undefined;
let output = '';

/** The demonstration as `npm run demo` starts it, with a data folder of its own. */
function startDemo(port: number) {
  const { DATABASE_URL: _database, ...env } = process.env;
  const child = spawn(process.execPath, ['lib/commands/run.mjs', 'lib/commands/demo.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
  });
  const append = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  return child;
}

/** The running demonstration, or a new one. */
async function start() {
  if (demo && demo.exitCode === null && demo.signalCode === null) return demo;
  output = '';
  const port = await freePort();
  url = `http://localhost:${port}`;
  demo = startDemo(port);
  await expect.poll(() => output, { timeout: 400_000 }).toContain(`The site:   ${url}`);
  return demo;
}

const database = () => processId(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'));

/**
 * The process that serves the demonstration's pages: it changes its process title, but keeps its original
 * environment.
 */
function site(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isServing(name));
  return processId(pids[0] ?? '');
}

/** @throws when there is no such process: nothing can be asserted about it. */
function processId(text: string): number {
  const id = Number.parseInt(text, 10);
  if (Number.isNaN(id)) throw new Error(`No process runs: "${text}"`);
  return id;
}

function isServing(pid: string): boolean {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  try {
    return (
      read('cmdline').startsWith('tessera-server') && read('environ').split('\0').includes(`SITE_URL=${url}`)
    );
  } catch {
    return false;
  }
}

const ready = async () => (await fetch(`${url}/api/health/ready`).catch(() => null))?.status;

afterAll(() => {
  demo?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('npm run demo › restarts the site and PostgreSQL when they are killed', {
  timeout: 600_000,
}, async () => {
  await start();
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  const killedSite = site();
  process.kill(killedSite, 'SIGKILL');
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  expect(site()).not.toBe(killedSite);
  expect(output).toContain('The site has exited and will be restarted in 1 s.');

  const killedDatabase = database();
  process.kill(killedDatabase, 'SIGKILL');
  await expect.poll(() => output, { timeout: 60_000 }).toContain('PostgreSQL has been restarted.');
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  expect(database()).not.toBe(killedDatabase);
});

// The short form covers a killed demonstration ending its database in tests/backend.
it('npm run demo › stops what it started when it is terminated or killed', {
  timeout: 600_000,
}, async () => {
  for (const signal of sampleCases(['SIGTERM', 'SIGKILL'] as const, 1)) {
    const running = await start();
    const started = [site(), database()];
    expect(started.filter(isProcessAlive)).toEqual(started);
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
    await expect.poll(() => started.filter(isProcessAlive), { timeout: 30_000 }).toEqual([]);
  }
});

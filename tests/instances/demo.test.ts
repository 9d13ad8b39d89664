import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../lib/local-database/free-port';
import { isProcessAlive } from '../../lib/local-database/is-process-alive';
import { thinOut } from '../support/long-form';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-demo-'));
let url: string;
let demo: ReturnType<typeof startDemo> | undefined;
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

/** The demonstration that runs, or a new one. */
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

/** The process that serves the demonstration's pages: it gives itself a name, its surroundings stay those it was given. */
function site(): number {
  const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isServing(name));
  return processId(found[0] ?? '');
}

/** @throws when there is none: nothing can be said of a process that does not run. */
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

it('starts the site again when it is killed, and PostgreSQL where it was', {
  timeout: 600_000,
}, async () => {
  await start();
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

// That the database ends with a demonstration that is killed, tests/backend holds in the short form.
it('stops what it started when it is asked to, and when it is killed', {
  timeout: 600_000,
}, async () => {
  for (const signal of thinOut(['SIGTERM', 'SIGKILL'] as const, 1)) {
    const running = await start();
    const started = [site(), database()];
    expect(started.filter(isProcessAlive)).toEqual(started);
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
    await expect.poll(() => started.filter(isProcessAlive), { timeout: 30_000 }).toEqual([]);
  }
});

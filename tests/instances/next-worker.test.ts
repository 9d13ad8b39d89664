import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { serveInstance } from '../support/serve-instance';
import { signInAs } from '../support/sign-in-as';

/**
 * At a signal, blocks the Next worker for 8 s (with Atomics.wait, which uses no CPU), terminates it, or
 * sends it into an infinite loop.
 */
const disturbanceScript = `data:text/javascript,
  const { BroadcastChannel, isMainThread } = process.getBuiltinModule('node:worker_threads');
  const channel = new BroadcastChannel('disturbance');
  channel.unref();
  if (isMainThread) for (const signal of ['SIGUSR2', 'SIGWINCH', 'SIGCONT']) process.on(signal, () => channel.postMessage(signal));
  channel.onmessage = ({ data }) => {
    if (data === 'SIGWINCH') process.exit(1);
    if (data === 'SIGCONT') for (;;);
    console.log('The thread is busy');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 8000);
    console.log('The thread is free');
  };`;
const page = '/en-GH/buy-a-business/buyer-faq';
let site: RunningSite;
let cms: CmsClient;

beforeAll(async () => {
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  const NODE_OPTIONS = `--import=${encodeURI(disturbanceScript)}`;
  site = await serveInstance({ ...inject('siteEnv'), SITE_URL: undefined, NODE_OPTIONS });
  await vi.waitUntil(async () => (await fetchStatus(page))[1] === 'tessera; hit', { timeout: 30_000 });
});
afterAll(() => site.stop());

async function fetchStatus(path: string) {
  const response = await fetch(site.url + path);
  await response.arrayBuffer();
  return [response.status, response.headers.get('cache-status')];
}

const textOf = async (path: string) => (await fetch(site.url + path)).text();

/** Blocks the Next worker for the next eight seconds. */
async function blockWorker(): Promise<void> {
  const countBlocks = () => site.output().split('The thread is busy').length;
  const before = countBlocks();
  process.kill(site.pid ?? 0, 'SIGUSR2');
  await expect.poll(countBlocks).toBe(before + 1);
}

it('Next worker › finished pages are served while the worker is blocked', async () => {
  await blockWorker();
  // Its response arrives once it is free again.
  const pending = fetchStatus('/api/health/ready');
  for (let visit = 0; visit < 100; visit += 1) expect(await fetchStatus(page)).toEqual([200, 'tessera; hit']);
  expect(await Promise.race([pending, 'it is busy'])).toBe('it is busy');
  await pending;
  expect(site.output()).toContain('The thread is free');
  // The database connection may have been silent for too long while everything was busy.
  await expect.poll(() => fetchStatus('/api/health/ready')).toEqual([200, null]);
});

it('Next worker › 500 requests wait for a blocked worker, further ones get 503 with Retry-After', async () => {
  const countFreed = () => site.output().split('The thread is free').length;
  const before = countFreed();
  await blockWorker();
  const pending = Array.from({ length: 510 }, async () => {
    const { status, headers } = await fetch(`${site.url}/api/health/ready`);
    return status === 503 && headers.has('retry-after') ? 'come again' : 'answered';
  });
  expect(await Promise.race(pending)).toBe('come again');
  expect(countFreed()).toBe(before);
  expect(await fetchStatus(page)).toEqual([200, 'tessera; hit']);
  const answers = await Promise.all(pending);
  // After such a long block, the answer may be that the instance is not ready yet.
  expect(answers.filter((answer) => answer === 'answered').length).toBeGreaterThan(490);
  await expect.poll(() => fetchStatus('/api/health/ready')).toEqual([200, null]);
});

it('Next worker › slow uploads occupy no slot', async () => {
  const { hostname, port } = new URL(site.url);
  const slow = Array.from({ length: 520 }, () => {
    const socket = connect(Number(port), hostname).on('error', () => {});
    socket.write('POST /cms-api/pages HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n');
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  await sleep(1_000);
  expect((await fetchStatus('/api/health/ready'))[0]).toBe(200);
  for (const socket of slow) socket.destroy();
});

it('Next worker › finished pages are served when the worker crashes, including one edited meanwhile, and the worker restarts', async () => {
  const slug = newSlug();
  const id = await cms.create('pages', customPage(slug, [headingBlock('Edition one')]));
  const changed = `/en-GH/${slug}`;
  await expect.poll(() => fetchStatus(changed)).toEqual([200, 'tessera; hit']);
  process.kill(site.pid ?? 0, 'SIGWINCH');
  await expect.poll(() => site.output()).toContain('The Next worker thread has exited (1)');
  expect(await fetchStatus(page)).toEqual([200, 'tessera; hit']);
  expect((await cms.update('pages', id, customPage(slug, [headingBlock('Edition two')]))).status).toBe(200);
  for (const _attempt of [1, 2]) expect((await fetchStatus(changed))[0]).toBe(200);
  expect((await fetchStatus('/en-GH/buy-a-business'))[0]).toBe(503);
  // Load balancers should keep sending visitors here.
  expect((await fetchStatus('/api/health'))[0]).toBe(200);
  expect((await fetchStatus('/api/health/ready'))[0]).toBe(503);
  await expect.poll(() => fetchStatus('/api/health/ready'), { timeout: 60_000 }).toEqual([200, null]);
  expect((await fetchStatus('/en-GH/buy-a-business'))[0]).toBe(200);
  await expect.poll(() => textOf(changed), { timeout: 30_000 }).toContain('Edition two');
  await cms.remove('pages', id);
});

it('Next worker › no upstream connection stays open after the server cut off the client', async () => {
  const pid = site.pid ?? 0;
  const before = socketsOf(pid).size;
  const { hostname, port } = new URL(site.url);
  const cutOffClients = Array.from({ length: 40 }, () => {
    const socket = connect(Number(port), hostname);
    socket.write('POST /api/health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n');
    return once(
      socket.resume().on('error', () => {}),
      'close',
    );
  });
  await Promise.all(cutOffClients);
  await expect.poll(() => socketsOf(pid).size).toBeLessThan(before + 20);
});

it('Next worker › restarts when it hangs', { timeout: 180_000 }, async () => {
  process.kill(site.pid ?? 0, 'SIGCONT');
  await expect.poll(() => site.output(), { timeout: 90_000 }).toContain('does not respond and is terminated');
  expect(await fetchStatus(page)).toEqual([200, 'tessera; hit']);
  await expect.poll(() => fetchStatus('/api/health/ready'), { timeout: 60_000 }).toEqual([200, null]);
});

it('Next worker › rejects requests that do not come from the server', async () => {
  const own = new URL(site.url).port;
  const ports = listeningPorts(site.pid ?? 0).filter((port) => port !== own);
  expect(ports).toHaveLength(1);
  const response = await fetch(`http://127.0.0.1:${ports[0]}/admin`);
  expect([response.status, await response.text()]).toEqual([403, '']);
});

/** The ports on which a process listens, from /proc/net. */
function listeningPorts(pid: number): string[] {
  const sockets = socketsOf(pid);
  const lines = ['tcp', 'tcp6'].flatMap((kind) =>
    readFileSync(`/proc/net/${kind}`, 'utf8').split('\n').slice(1),
  );
  return lines.flatMap((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    const port = String(Number.parseInt(local.split(':')[1] ?? '', 16));
    return state === '0A' && sockets.has(inode ?? '') ? [port] : [];
  });
}

/** The inodes of the sockets that a process has open. */
function socketsOf(pid: number): Set<string> {
  const files = readdirSync(`/proc/${pid}/fd`).map((file) => readlink(`/proc/${pid}/fd/${file}`));
  return new Set(files.flatMap((file) => /^socket:\[(\d+)\]$/.exec(file)?.[1] ?? []));
}

function readlink(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { serveBeside } from '../support/serve-beside';
import { signInAs } from '../support/sign-in-as';

/** Has the thread that makes pages do nothing for seconds (it waits, which costs no processor), or end, when the process gets a signal. */
const disturbing = `data:text/javascript,
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
  const NODE_OPTIONS = `--import=${encodeURI(disturbing)}`;
  site = await serveBeside({ ...inject('siteEnv'), SITE_URL: undefined, NODE_OPTIONS });
  await vi.waitUntil(async () => (await ask(page))[1] === 'tessera; hit', { timeout: 30_000 });
});
afterAll(() => site.stop());

async function ask(path: string) {
  const answer = await fetch(site.url + path);
  await answer.arrayBuffer();
  return [answer.status, answer.headers.get('cache-status')];
}

const textOf = async (path: string) => (await fetch(site.url + path)).text();

/** From now on the thread that makes pages does nothing else for eight seconds. */
async function keepBusy(): Promise<void> {
  const times = () => site.output().split('The thread is busy').length;
  const before = times();
  process.kill(site.pid ?? 0, 'SIGUSR2');
  await expect.poll(times).toBe(before + 1);
}

it('finished pages wait for nothing that is done behind them', async () => {
  await keepBusy();
  // What it says is heard when it is free again.
  const waiting = ask('/api/health/ready');
  for (let visit = 0; visit < 100; visit += 1) expect(await ask(page)).toEqual([200, 'tessera; hit']);
  expect(await Promise.race([waiting, 'it is busy'])).toBe('it is busy');
  await waiting;
  expect(site.output()).toContain('The thread is free');
  // The database may have been silent for longer than is good, where all was busy.
  await expect.poll(() => ask('/api/health/ready')).toEqual([200, null]);
});

it('five hundred wait for what is done behind, and others are told to come again', async () => {
  const freed = () => site.output().split('The thread is free').length;
  const before = freed();
  await keepBusy();
  const waiting = Array.from({ length: 510 }, async () => {
    const { status, headers } = await fetch(`${site.url}/api/health/ready`);
    return status === 503 && headers.has('retry-after') ? 'come again' : 'answered';
  });
  expect(await Promise.race(waiting)).toBe('come again');
  expect(freed()).toBe(before);
  expect(await ask(page)).toEqual([200, 'tessera; hit']);
  const answers = await Promise.all(waiting);
  // What they are told, when it has been busy for so long, may be that it is not ready yet.
  expect(answers.filter((answer) => answer === 'answered').length).toBeGreaterThan(490);
  await expect.poll(() => ask('/api/health/ready')).toEqual([200, null]);
});

it("who sends slowly takes nobody's place", async () => {
  const { hostname, port } = new URL(site.url);
  const slow = Array.from({ length: 520 }, () => {
    const socket = connect(Number(port), hostname).on('error', () => {});
    socket.write('POST /cms-api/pages HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n');
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  await sleep(1_000);
  expect((await ask('/api/health/ready'))[0]).toBe(200);
  for (const socket of slow) socket.destroy();
});

it('finished pages stay when what makes them fails, also one changed meanwhile, and it is begun anew', async () => {
  const slug = newSlug();
  const id = await cms.create('pages', customPage(slug, [saying('Edition one')]));
  const changed = `/en-GH/${slug}`;
  await expect.poll(() => ask(changed)).toEqual([200, 'tessera; hit']);
  process.kill(site.pid ?? 0, 'SIGWINCH');
  await expect.poll(() => site.output()).toContain('The thread that makes pages has ended (1)');
  expect(await ask(page)).toEqual([200, 'tessera; hit']);
  expect((await cms.update('pages', id, customPage(slug, [saying('Edition two')]))).status).toBe(200);
  for (const _visit of [1, 2]) expect((await ask(changed))[0]).toBe(200);
  expect((await ask('/en-GH/buy-a-business'))[0]).toBe(503);
  // Visitors are to be sent here all the same.
  expect((await ask('/api/health'))[0]).toBe(200);
  expect((await ask('/api/health/ready'))[0]).toBe(503);
  await expect.poll(() => ask('/api/health/ready'), { timeout: 60_000 }).toEqual([200, null]);
  expect((await ask('/en-GH/buy-a-business'))[0]).toBe(200);
  await expect.poll(() => textOf(changed), { timeout: 30_000 }).toContain('Edition two');
  await cms.remove('pages', id);
});

it('nothing stays open behind whom the server has cut off', async () => {
  const pid = site.pid ?? 0;
  const before = socketsOf(pid).size;
  const { hostname, port } = new URL(site.url);
  const cut = Array.from({ length: 40 }, () => {
    const socket = connect(Number(port), hostname);
    socket.write('POST /api/health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n');
    return once(
      socket.resume().on('error', () => {}),
      'close',
    );
  });
  await Promise.all(cut);
  await expect.poll(() => socketsOf(pid).size).toBeLessThan(before + 20);
});

it('what makes pages is begun anew when it hangs', { timeout: 180_000 }, async () => {
  process.kill(site.pid ?? 0, 'SIGCONT');
  await expect.poll(() => site.output(), { timeout: 90_000 }).toContain('hangs, and is ended');
  expect(await ask(page)).toEqual([200, 'tessera; hit']);
  await expect.poll(() => ask('/api/health/ready'), { timeout: 60_000 }).toEqual([200, null]);
});

it('nobody but the server is answered behind it', async () => {
  const own = new URL(site.url).port;
  const ports = listeningPorts(site.pid ?? 0).filter((port) => port !== own);
  expect(ports).toHaveLength(1);
  const answer = await fetch(`http://127.0.0.1:${ports[0]}/admin`);
  expect([answer.status, await answer.text()]).toEqual([403, '']);
});

/** The ports on which a process listens, by what Linux tells of sockets. */
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

/** What Linux calls the sockets that a process has open. */
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

import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { freePort } from '../../lib/local-database/free-port';
import { isLongForm } from '../support/long-form';
import { serveBeside } from '../support/serve-beside';

const requests = isLongForm ? 10_000 : 1_000;
const together = 8;
let site: RunningSite;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  const env = { WORKERS: '2', METRICS_PORT: String(metricsPort), REQUEST_LOG: 'made' };
  site = await serveBeside({ ...inject('siteEnv'), SITE_URL: undefined, ...env });
  // A page that nobody has made yet may be put off.
  await vi.waitUntil(async () => (await keepVisiting(together))['200'] === together, { timeout: 60_000 });
});
afterAll(() => site.stop());

const home = () => `${site.url}/en-GH`;

/** The status of a page, or why there is none. */
const visit = (agent: Agent) =>
  new Promise<string>((resolve) => {
    get(home(), { agent }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)));
    }).once('error', (error) => resolve(error.message));
  });

/** Many visitors that keep their connections, so many times and as long as wanted: how often each answer came. */
async function keepVisiting(count: number, goOn = () => false): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  const answers: Record<string, number> = {};
  let begun = 0;
  const visitor = async () => {
    while (begun < count || goOn()) {
      begun += 1;
      const answer = await visit(agent);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: together }, visitor));
  agent.destroy();
  return answers;
}

/** The processes that one has started. */
const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

/** Whether as many others serve as those that did. */
const areReplaced = (before: readonly string[]) => {
  const now = childrenOf(site.pid);
  return now.length === before.length && !now.some((pid) => before.includes(pid));
};

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
/** By all workers, each of which has a line of its own. */
const counted = (text: string, answer: string) =>
  [...text.matchAll(/^tessera_requests_total\{([^}]*)\} (\d+)$/gm)]
    .filter(([, labels = '']) => labels.includes(`answer="${answer}"`) && labels.includes('status="200"'))
    .reduce((sum, [, , count]) => sum + Number(count), 0);

describe('several processes that serve', () => {
  it('are replaced one after another without failing anybody', async () => {
    const before = childrenOf(site.pid);
    expect(before).toHaveLength(2);
    process.kill(site.pid ?? 0, 'SIGHUP');
    expect(Object.keys(await keepVisiting(requests, () => !areReplaced(before)))).toEqual(['200']);
    expect(areReplaced(before)).toBe(true);
    expect(site.output()).not.toContain('has ended');
  });

  it('stay as many when one is killed while they are replaced', async () => {
    const before = childrenOf(site.pid);
    process.kill(site.pid ?? 0, 'SIGHUP');
    await sleep(500);
    process.kill(Number(before[1]), 'SIGKILL');
    const isReplaced = () => !childrenOf(site.pid).some((pid) => before.includes(pid));
    await expect.poll(isReplaced, { timeout: 60_000 }).toBe(true);
    await sleep(3_000);
    expect(childrenOf(site.pid)).toHaveLength(2);
  });

  it('are replaced too when they have not begun to serve yet', async () => {
    const [killed = ''] = childrenOf(site.pid);
    process.kill(Number(killed), 'SIGKILL');
    const isFollowed = () => childrenOf(site.pid).length === 2 && !childrenOf(site.pid).includes(killed);
    await expect.poll(isFollowed, { timeout: 30_000, interval: 20 }).toBe(true);
    const before = childrenOf(site.pid);
    process.kill(site.pid ?? 0, 'SIGHUP');
    // One after the other, and the one that is just beginning first: three beginnings.
    await expect.poll(() => areReplaced(before), { timeout: 120_000 }).toBe(true);
  });

  it('are followed by another when one is killed', async () => {
    const [killed = '', other] = childrenOf(site.pid);
    process.kill(Number(killed), 'SIGKILL');
    await expect.poll(() => childrenOf(site.pid), { timeout: 30_000 }).toEqual([other, expect.any(String)]);
    expect(site.output()).toContain('another takes its place');
    expect(await keepVisiting(20)).toEqual({ 200: 20 });
  });

  it('are counted together', async () => {
    const before = counted(await metrics(), 'hit');
    await keepVisiting(50);
    await expect.poll(async () => counted(await metrics(), 'hit') - before).toBeGreaterThanOrEqual(50);
    expect(await metrics()).toMatch(
      /^tessera_answer_seconds_bucket\{le="0.001",answer="hit",worker="[01]"\} \d+$/m,
    );
  });
});

describe('the log', () => {
  const canary = 'kofi.canary@example.com';
  const personal = {
    'user-agent': `Canary ${canary}`,
    referer: `https://example.com/?who=${canary}`,
    cookie: `who=${canary}`,
    'x-forwarded-for': '203.0.113.77',
    'x-request-id': canary,
    authorization: `Bearer ${canary}`,
  };

  it('has a line for what the store did not answer, by the id that the answer has, and nothing of who asked', async () => {
    const ids: (string | null)[] = [];
    for (const path of [
      '/en-GH/no-page-of-0244123456',
      `/en-GH/${canary}`,
      `/en-GH/about?email=${canary}`,
      '/graphql',
    ]) {
      const answer = await fetch(site.url + path, { headers: personal, redirect: 'manual' });
      ids.push(answer.headers.get('x-request-id'));
    }
    const body = JSON.stringify({ email: canary, password: canary });
    const headers = { ...personal, 'content-type': 'application/json', origin: site.url };
    const signIn = await fetch(`${site.url}/cms-api/staff/login`, { method: 'POST', headers, body });
    expect(signIn.status).toBeGreaterThanOrEqual(400);
    const last = signIn.headers.get('x-request-id') ?? '';
    await expect.poll(() => site.output()).toContain(last);
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"time"'));
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged.find(({ id }) => id === last)).toMatchObject({
      method: 'POST',
      path: '/cms-api/staff/login',
      status: signIn.status,
      answer: 'other',
      ms: expect.any(Number),
    });
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(logged.filter((line) => line.id === id)).toHaveLength(1);
    const told = site.output() + (await metrics());
    for (const word of ['canary', 'kofi', '0244123456', '203.0.113.77']) expect(told).not.toContain(word);
  });

  it('takes the id that a proxy gives', async () => {
    const id = '0123456789abcdef0123456789abcdef';
    const answer = await fetch(home(), { headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).toBe(id);
  });
});

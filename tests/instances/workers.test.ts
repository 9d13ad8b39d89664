import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { freePort } from '../../lib/local-database/free-port';
import { serveInstance } from '../support/serve-instance';
import { isLongForm } from '../support/test-scope';

const requests = isLongForm ? 10_000 : 1_000;
const MAX_CONCURRENT_REQUESTS = 8;
let site: RunningSite;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  const env = { WORKERS: '2', METRICS_PORT: String(metricsPort), REQUEST_LOG: 'made' };
  site = await serveInstance({ ...inject('siteEnv'), SITE_URL: undefined, ...env });
  // A page that was never rendered may get a 503.
  await vi.waitUntil(
    async () => (await requestRepeatedly(MAX_CONCURRENT_REQUESTS))['200'] === MAX_CONCURRENT_REQUESTS,
    {
      timeout: 60_000,
    },
  );
});
afterAll(() => site.stop());

const home = () => `${site.url}/en-GH`;

/** The status of a page, or the error message. */
const visit = (agent: Agent) =>
  new Promise<string>((resolve) => {
    get(home(), { agent }, (response) => {
      response.resume().once('end', () => resolve(String(response.statusCode)));
    }).once('error', (error) => resolve(error.message));
  });

/**
 * Requests a page over keep-alive connections, at least `count` times and as long as `shouldContinue` returns true; counts
 * each outcome.
 */
async function requestRepeatedly(
  count: number,
  shouldContinue = () => false,
): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONCURRENT_REQUESTS });
  const answers: Record<string, number> = {};
  let startedCount = 0;
  const visitor = async () => {
    while (startedCount < count || shouldContinue()) {
      startedCount += 1;
      const answer = await visit(agent);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, visitor));
  agent.destroy();
  return answers;
}

/** The child processes of a process. */
const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

/** Whether the same number of workers runs and all are new ones. */
const areReplaced = (before: readonly string[]) => {
  const now = childrenOf(site.pid);
  return now.length === before.length && !now.some((pid) => before.includes(pid));
};

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
/** The sum over all workers, each of which has a line of its own. */
const countOf = (text: string, answer: string) =>
  [...text.matchAll(/^tessera_requests_total\{([^}]*)\} (\d+)$/gm)]
    .filter(([, labels = '']) => labels.includes(`answer="${answer}"`) && labels.includes('status="200"'))
    .reduce((sum, [, , count]) => sum + Number(count), 0);

describe('several workers', () => {
  it('are replaced one after another without a failed request', async () => {
    const before = childrenOf(site.pid);
    expect(before).toHaveLength(2);
    process.kill(site.pid ?? 0, 'SIGHUP');
    expect(Object.keys(await requestRepeatedly(requests, () => !areReplaced(before)))).toEqual(['200']);
    expect(areReplaced(before)).toBe(true);
    expect(site.output()).not.toContain('has exited');
  });

  it('keep their number when one is killed during the replacement', async () => {
    const before = childrenOf(site.pid);
    process.kill(site.pid ?? 0, 'SIGHUP');
    await sleep(500);
    process.kill(Number(before[1]), 'SIGKILL');
    const isReplaced = () => !childrenOf(site.pid).some((pid) => before.includes(pid));
    await expect.poll(isReplaced, { timeout: 60_000 }).toBe(true);
    await sleep(3_000);
    expect(childrenOf(site.pid)).toHaveLength(2);
  });

  it('are replaced even when they are not serving yet', async () => {
    const [killed = ''] = childrenOf(site.pid);
    process.kill(Number(killed), 'SIGKILL');
    const isFollowed = () => childrenOf(site.pid).length === 2 && !childrenOf(site.pid).includes(killed);
    await expect.poll(isFollowed, { timeout: 30_000, interval: 20 }).toBe(true);
    const before = childrenOf(site.pid);
    process.kill(site.pid ?? 0, 'SIGHUP');
    // One after another, starting with the one that is still booting: three starts.
    await expect.poll(() => areReplaced(before), { timeout: 120_000 }).toBe(true);
  });

  it('restart one that is killed', async () => {
    const [killed = '', other] = childrenOf(site.pid);
    process.kill(Number(killed), 'SIGKILL');
    await expect.poll(() => childrenOf(site.pid), { timeout: 30_000 }).toEqual([other, expect.any(String)]);
    expect(site.output()).toContain('it is restarted');
    expect(await requestRepeatedly(20)).toEqual({ 200: 20 });
  });

  it('share their metrics', async () => {
    const before = countOf(await metrics(), 'hit');
    await requestRepeatedly(50);
    await expect.poll(async () => countOf(await metrics(), 'hit') - before).toBeGreaterThanOrEqual(50);
    expect(await metrics()).toMatch(
      /^tessera_answer_seconds_bucket\{le="0.001",answer="hit",worker="[01]"\} \d+$/m,
    );
  });
});

describe('access log', () => {
  const canary = 'kofi.canary@example.com';
  const personal = {
    'user-agent': `Canary ${canary}`,
    referer: `https://example.com/?who=${canary}`,
    cookie: `who=${canary}`,
    'x-forwarded-for': '203.0.113.77',
    'x-request-id': canary,
    authorization: `Bearer ${canary}`,
  };

  it('has one line for each response the store did not serve, under its request id, and no personal data', async () => {
    const ids: (string | null)[] = [];
    for (const path of [
      '/en-GH/no-page-of-0244123456',
      `/en-GH/${canary}`,
      `/en-GH/about?email=${canary}`,
      '/graphql',
    ]) {
      const response = await fetch(site.url + path, { headers: personal, redirect: 'manual' });
      ids.push(response.headers.get('x-request-id'));
    }
    const body = JSON.stringify({ email: canary, password: canary });
    const headers = { ...personal, 'content-type': 'application/json', origin: site.url };
    const signIn = await fetch(`${site.url}/cms-api/staff/login`, { method: 'POST', headers, body });
    expect(signIn.status).toBeGreaterThanOrEqual(400);
    const last = signIn.headers.get('x-request-id') ?? '';
    await expect.poll(() => site.output()).toContain(last);
    const logLines = site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"time"'));
    const entries = logLines.map((line) => JSON.parse(line));
    expect(entries.find(({ id }) => id === last)).toMatchObject({
      method: 'POST',
      path: '/cms-api/staff/login',
      status: signIn.status,
      source: 'other',
      ms: expect.any(Number),
    });
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(entries.filter((line) => line.id === id)).toHaveLength(1);
    const logged = site.output() + (await metrics());
    for (const personalText of ['canary', 'kofi', '0244123456', '203.0.113.77'])
      expect(logged).not.toContain(personalText);
  });

  it('uses the request id of a proxy', async () => {
    const id = '0123456789abcdef0123456789abcdef';
    const response = await fetch(home(), { headers: { 'x-request-id': id } });
    expect(response.headers.get('x-request-id')).toBe(id);
  });
});

import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { writeNginxConfiguration } from '../../lib/edge/nginx-configuration';
import { unavailablePage } from '../../lib/server/fallback-pages';
import { pageCacheKey } from '../../lib/server/page-request';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { type RunningNginx, runNginx } from '../support/run-nginx';
import { serveInstance } from '../support/serve-instance';
import { signInAs } from '../support/sign-in-as';

const page = '/en-GH/buy-a-business/buyer-faq';
const soon = { timeout: 120_000, interval: 500 };
const slug = newSlug();
const withdrawn = `/en-GH/${slug}`;
let nginx: RunningNginx;
let site: RunningSite;
let cms: CmsClient;
let id: string | number;

type EdgeRequest = { method?: string; headers?: Record<string, string> };

function fetchFromEdge(address: string, { method = 'GET', headers = {} }: EdgeRequest = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(nginx.url);
      const sent = request(
        { hostname, port, path: address, method, headers, agent: false },
        async (response) =>
          resolve({ status: response.statusCode, headers: response.headers, body: await buffer(response) }),
      );
      sent.on('error', reject).end();
    },
  );
}
const edgeCacheStatus = async (address: string, edgeRequest?: EdgeRequest) =>
  (await fetchFromEdge(address, edgeRequest)).headers['x-edge-cache'];

beforeAll(async () => {
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  id = await cms.create('pages', customPage(slug, [headingBlock('Soon taken back')]));
  const cache = mkdtempSync(path.join(os.tmpdir(), 'tessera-edge-'));
  site = await serveInstance({ ...inject('siteEnv'), SITE_URL: undefined, EDGE_CACHE: cache });
  // On a busy machine, the first page of a new instance may take longer than the upstream timeout of nginx.
  for (const address of [withdrawn, page]) await vi.waitFor(() => expectOk(address), soon);
  const instances = [new URL(site.url).host.replace('localhost', '127.0.0.1')];
  nginx = await runNginx((port) =>
    writeNginxConfiguration({ listen: `127.0.0.1:${port}`, instances, cache }),
  );
});
afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  await cms.remove('pages', id);
});

describe('nginx edge cache', () => {
  it('serves a page in each encoding and revalidates it once a second', async () => {
    await expect.poll(() => edgeCacheStatus(page)).toBe('HIT');
    const uncompressed = await fetchFromEdge(page);
    expect(uncompressed.headers['content-encoding']).toBe(undefined);
    const accepting = { headers: { 'accept-encoding': 'deflate, gzip;q=0.5' } };
    await expect.poll(() => edgeCacheStatus(page, accepting)).toBe('HIT');
    const gzipped = await fetchFromEdge(page, accepting);
    expect(gunzipSync(gzipped.body).equals(uncompressed.body)).toBe(true);
    // The first response came from Next and has no ETag yet.
    await expect.poll(() => edgeCacheStatus(page), { interval: 2_100 }).toBe('REVALIDATED');
    const { etag } = (await fetchFromEdge(page)).headers;
    const notModified = await fetchFromEdge(page, { headers: { 'if-none-match': String(etag) } });
    expect([notModified.status, notModified.body.byteLength]).toEqual([304, 0]);
  });

  it('passes on requests for private responses, by the same rule as the site', async () => {
    const privateRequests: [string, EdgeRequest][] = [
      [page, { headers: { cookie: 'theme=dark; office=greater-accra/osu' } }],
      [`${page}?store=osu`, {}],
      [`${page}?%73tore=osu`, {}],
      [`${page}?setlang=1`, {}],
      [`${page}?estimate=any&profit=1`, {}],
      ['/en-GH/%62uy-a-business/buyer-faq', {}],
      ['/api/health', {}],
      ['/admin', {}],
      [page, { method: 'POST' }],
    ];
    for (const [address, edgeRequest] of privateRequests) {
      const { method = 'GET', headers = {} } = edgeRequest;
      expect(pageCacheKey({ method, url: address, headers }, ['en-GH', 'en-US'])).toBe(null);
      for (const _attempt of [1, 2]) expect(await edgeCacheStatus(address, edgeRequest)).toSatisfy(isPassed);
    }
    for (const address of [`${page}?utm_source=mail`, `${page}?near=Ho%20town`, `${page}?page=2`])
      await expect.poll(() => edgeCacheStatus(address)).toBe('HIT');
  });

  it('does not cache redirects that depend on cookies', async () => {
    const american = { headers: { cookie: 'lang=en-US' } };
    for (const [edgeRequest, to] of [
      [{}, /\/en-GH$/],
      [american, /\/en-US$/],
      [{}, /\/en-GH$/],
    ] as const)
      expect((await fetchFromEdge('/', edgeRequest)).headers.location).toMatch(to);
  });

  it('strips forged proxy and Next headers', async () => {
    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
      rsc: '1',
      'x-matched-path': '/admin',
      'x-request-id': '00000000000000000000000000000000',
    };
    const address = `/en-GH/${newSlug()}`;
    const [forgedAnswer, plainAnswer] = [
      await fetchFromEdge(address, { headers: forged }),
      await fetchFromEdge(address),
    ];
    expect(forgedAnswer.status).toBe(404);
    expect(forgedAnswer.body.equals(plainAnswer.body)).toBe(true);
    expect(forgedAnswer.headers['x-request-id']).not.toBe(forged['x-request-id']);
    expect(String(forgedAnswer.headers['content-type'])).toContain('text/html');
  });

  it('stops serving an unpublished page within two seconds, also when the site is down, and serves other pages stale', async () => {
    await expect.poll(() => edgeCacheStatus(withdrawn)).toBe('HIT');
    await expect.poll(() => edgeCacheStatus(page)).toSatisfy((by) => by === 'HIT' || by === 'REVALIDATED');
    expect((await cms.update('pages', id, { _status: 'draft' })).status).toBe(200);
    await sleep(2_000);
    expect((await fetchFromEdge(page)).status).toBe(200);
    await site.stop();
    // nginx counts in whole seconds.
    await sleep(2_100);
    const down = await fetchFromEdge(withdrawn);
    expect(down.status).toBe(503);
    expect(down.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'retry-after': '5',
    });
    expect(down.body.toString()).toBe(unavailablePage);
    const stale = await fetchFromEdge(page);
    expect([stale.status, stale.headers['x-edge-cache']]).toEqual([200, 'STALE']);
  });
});

const expectOk = async (address: string) =>
  expect((await fetch(new URL(address, site.url))).status).toBe(200);
const isPassed = (by: unknown) => by === 'BYPASS' || by === undefined;

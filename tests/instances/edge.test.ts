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
import { unmadePage } from '../../lib/server/plain-pages';
import { keyOfSharedPage } from '../../lib/server/shared-page';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { type RunningNginx, runNginx } from '../support/run-nginx';
import { serveBeside } from '../support/serve-beside';
import { signInAs } from '../support/sign-in-as';

const page = '/en-GH/buy-a-business/buyer-faq';
const soon = { timeout: 120_000, interval: 500 };
const slug = newSlug();
const withdrawn = `/en-GH/${slug}`;
let nginx: RunningNginx;
let site: RunningSite;
let cms: CmsClient;
let id: string | number;

type Asked = { method?: string; headers?: Record<string, string> };

function ask(address: string, { method = 'GET', headers = {} }: Asked = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(nginx.url);
      const sent = request({ hostname, port, path: address, method, headers, agent: false }, async (answer) =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }),
      );
      sent.on('error', reject).end();
    },
  );
}
const byEdge = async (address: string, asked?: Asked) => (await ask(address, asked)).headers['x-edge-cache'];

beforeAll(async () => {
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  id = await cms.create('pages', customPage(slug, [saying('Soon taken back')]));
  const cache = mkdtempSync(path.join(os.tmpdir(), 'tessera-edge-'));
  site = await serveBeside({ ...inject('siteEnv'), SITE_URL: undefined, EDGE_CACHE: cache });
  // An instance that has just begun may take longer for its first page, on a busy machine, than nginx waits.
  for (const address of [withdrawn, page]) await vi.waitFor(() => isThere(address), soon);
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

describe('nginx in front', () => {
  it('answers a page by itself, in each encoding, and asks once a second whether it is good', async () => {
    await expect.poll(() => byEdge(page)).toBe('HIT');
    const plain = await ask(page);
    expect(plain.headers['content-encoding']).toBe(undefined);
    const accepting = { headers: { 'accept-encoding': 'deflate, gzip;q=0.5' } };
    await expect.poll(() => byEdge(page, accepting)).toBe('HIT');
    const packed = await ask(page, accepting);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
    // The first answer was Next's, and has no name yet.
    await expect.poll(() => byEdge(page), { interval: 2_100 }).toBe('REVALIDATED');
    const { etag } = (await ask(page)).headers;
    const known = await ask(page, { headers: { 'if-none-match': String(etag) } });
    expect([known.status, known.body.byteLength]).toEqual([304, 0]);
  });

  it('passes on what may be one visitor’s alone, as the site decides it', async () => {
    const alone: [string, Asked][] = [
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
    for (const [address, asked] of alone) {
      const { method = 'GET', headers = {} } = asked;
      expect(keyOfSharedPage({ method, url: address, headers }, ['en-GH', 'en-US'])).toBe(null);
      for (const _again of [1, 2]) expect(await byEdge(address, asked)).toSatisfy(isPassed);
    }
    for (const address of [`${page}?utm_source=mail`, `${page}?near=Ho%20town`, `${page}?page=2`])
      await expect.poll(() => byEdge(address)).toBe('HIT');
  });

  it('keeps no redirect by which a visitor is remembered', async () => {
    const american = { headers: { cookie: 'lang=en-US' } };
    for (const [asked, to] of [
      [{}, /\/en-GH$/],
      [american, /\/en-US$/],
      [{}, /\/en-GH$/],
    ] as const)
      expect((await ask('/', asked)).headers.location).toMatch(to);
  });

  it('lets nobody pass for a proxy or for Next', async () => {
    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
      rsc: '1',
      'x-matched-path': '/admin',
      'x-request-id': '00000000000000000000000000000000',
    };
    const address = `/en-GH/${newSlug()}`;
    const [one, other] = [await ask(address, { headers: forged }), await ask(address)];
    expect(one.status).toBe(404);
    expect(one.body.equals(other.body)).toBe(true);
    expect(one.headers['x-request-id']).not.toBe(forged['x-request-id']);
    expect(String(one.headers['content-type'])).toContain('text/html');
  });

  it('has forgotten what was withdrawn within two seconds, also when the site is gone, and keeps the rest', async () => {
    await expect.poll(() => byEdge(withdrawn)).toBe('HIT');
    await expect.poll(() => byEdge(page)).toSatisfy((by) => by === 'HIT' || by === 'REVALIDATED');
    expect((await cms.update('pages', id, { _status: 'draft' })).status).toBe(200);
    await sleep(2_000);
    expect((await ask(page)).status).toBe(200);
    await site.stop();
    // It counts whole seconds.
    await sleep(2_100);
    const down = await ask(withdrawn);
    expect(down.status).toBe(503);
    expect(down.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'retry-after': '5',
    });
    expect(down.body.toString()).toBe(unmadePage);
    const kept = await ask(page);
    expect([kept.status, kept.headers['x-edge-cache']]).toEqual([200, 'STALE']);
  });
});

const isThere = async (address: string) => expect((await fetch(new URL(address, site.url))).status).toBe(200);
const isPassed = (by: unknown) => by === 'BYPASS' || by === undefined;

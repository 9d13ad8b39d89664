import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { serveBeside } from '../support/serve-beside';
import { shareBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareBrowser();
const known = '/en-GH/locations';
const unseen = '/en-US/locations';
let proxy: FaultProxy;
let site: RunningSite;

beforeAll(async () => {
  const env = inject('siteEnv');
  const { DATABASE_URL = '' } = env;
  const { hostname, port } = new URL(DATABASE_URL);
  proxy = await startFaultProxy(hostname, Number(port));
  site = await serveBeside({ ...env, DATABASE_URL: proxy.reach(DATABASE_URL), SITE_URL: undefined });
});
afterAll(async () => {
  await site?.stop();
  await proxy?.close();
});

const get = (path: string) => fetch(site.url + path);
const ofContract = async () => {
  const body = JSON.stringify({ query: '{ office(slug: "osu") { name } }' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${site.url}/graphql`, { method: 'POST', headers, body });
  return answer.status;
};

it('serves a page that was good once while the database is gone, and while it hangs, and recovers', async () => {
  const good = await get(known);
  const html = await good.text();
  expect(good.status).toBe(200);

  for (const fault of ['refuse', 'hang'] as const) {
    proxy.fault(fault);
    const answer = await get(known);
    expect(answer.status).toBe(200);
    expect((await answer.text()) === html).toBe(true);
    expect((await get('/api/office-search?near=Osu')).status).toBe(503);
    expect(await ofContract()).toBe(503);
  }
  proxy.fault('refuse');
  expect((await get(unseen)).status).toBe(503);

  proxy.fault('none');
  expect((await get(unseen)).status).toBe(200);
  expect((await get('/api/office-search?near=Osu')).status).toBe(200);
  expect(await ofContract()).toBe(200);
  expect(site.output()).not.toContain('uncaughtException');
});

it('lives without its database, and says that it is not ready', async () => {
  const ready = async () => {
    const answer = await get('/api/health/ready');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return { status: answer.status, ...(await answer.json()) };
  };
  const good = { status: 200, ready: true, faults: [] };
  await expect.poll(ready, { timeout: 10_000 }).toEqual(good);
  for (const fault of ['refuse', 'hang'] as const) {
    proxy.fault(fault);
    const said = expect.arrayContaining([expect.objectContaining({ check: 'database' })]);
    await expect.poll(ready, { timeout: 10_000 }).toEqual({ status: 503, ready: false, faults: said });
    expect((await get('/api/health')).status).toBe(200);
  }
  proxy.fault('none');
  await expect.poll(ready, { timeout: 10_000 }).toEqual(good);
});

it('tells staff that nothing was saved while it is gone or frozen, and nothing was', async () => {
  const cms = await signInAs(site.url, 'network-admin');
  const region = `/regions/${await cms.idOf('regions', 'slug', 'ashanti')}?depth=0`;
  const before = await (await cms.call(region, 'GET')).json();
  for (const fault of ['refuse', 'hang'] as const) {
    proxy.fault(fault);
    const answer = await cms.call(region, 'PATCH', { name: 'Lost', revision: before.revision });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Nothing was saved: try again in a moment');
  }
  proxy.fault('none');
  expect(await (await cms.call(region, 'GET')).json()).toEqual(before);
});

it('says so on a page that nobody has seen yet', async () => {
  proxy.fault('refuse');
  const { page, close } = await browser.openTab();
  await page.goto(`${site.url}/en-US/about/our-team`);
  await page.getByRole('heading', { name: 'An error occurred. Please try again later.' }).waitFor();
  expect(await page.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/');
  proxy.fault('none');
  await page.reload();
  await page.getByRole('navigation', { name: 'Main' }).first().waitFor();
  await close();
});

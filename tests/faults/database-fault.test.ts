import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { serveInstance } from '../support/serve-instance';
import { shareBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareBrowser();
const renderedPath = '/en-GH/locations';
const unrenderedPath = '/en-US/locations';
let proxy: FaultProxy;
let site: RunningSite;

beforeAll(async () => {
  const env = inject('siteEnv');
  const { DATABASE_URL = '' } = env;
  const { hostname, port } = new URL(DATABASE_URL);
  proxy = await startFaultProxy(hostname, Number(port));
  site = await serveInstance({ ...env, DATABASE_URL: proxy.urlThrough(DATABASE_URL), SITE_URL: undefined });
});
afterAll(async () => {
  await site?.stop();
  await proxy?.close();
});

const fetchPath = (path: string) => fetch(site.url + path);
const contractStatus = async () => {
  const body = JSON.stringify({ query: '{ office(slug: "osu") { name } }' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${site.url}/graphql`, { method: 'POST', headers, body });
  return response.status;
};

it('database failure › serves a rendered page while the database refuses or hangs, and recovers', async () => {
  const okResponse = await fetchPath(renderedPath);
  const html = await okResponse.text();
  expect(okResponse.status).toBe(200);

  for (const fault of ['refuse', 'hang'] as const) {
    proxy.setFault(fault);
    const response = await fetchPath(renderedPath);
    expect(response.status).toBe(200);
    expect((await response.text()) === html).toBe(true);
    expect((await fetchPath('/api/office-search?near=Osu')).status).toBe(503);
    expect(await contractStatus()).toBe(503);
  }
  proxy.setFault('refuse');
  expect((await fetchPath(unrenderedPath)).status).toBe(503);

  proxy.setFault('none');
  expect((await fetchPath(unrenderedPath)).status).toBe(200);
  expect((await fetchPath('/api/office-search?near=Osu')).status).toBe(200);
  expect(await contractStatus()).toBe(200);
  expect(site.output()).not.toContain('uncaughtException');
});

it('database failure › keeps the process alive and reports it as not ready', async () => {
  const ready = async () => {
    const response = await fetchPath('/api/health/ready');
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, ...(await response.json()) };
  };
  const good = { status: 200, ready: true, issues: [] };
  await expect.poll(ready, { timeout: 10_000 }).toEqual(good);
  for (const fault of ['refuse', 'hang'] as const) {
    proxy.setFault(fault);
    const databaseIssue = expect.arrayContaining([expect.objectContaining({ check: 'database' })]);
    await expect
      .poll(ready, { timeout: 10_000 })
      .toEqual({ status: 503, ready: false, issues: databaseIssue });
    expect((await fetchPath('/api/health')).status).toBe(200);
  }
  proxy.setFault('none');
  await expect.poll(ready, { timeout: 10_000 }).toEqual(good);
});

it('database failure › tells staff that nothing was saved, and saves nothing', async () => {
  const cms = await signInAs(site.url, 'network-admin');
  const region = `/regions/${await cms.idOf('regions', 'slug', 'ashanti')}?depth=0`;
  const before = await (await cms.call(region, 'GET')).json();
  for (const fault of ['refuse', 'hang'] as const) {
    proxy.setFault(fault);
    const response = await cms.call(region, 'PATCH', { name: 'Lost', revision: before.revision });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Nothing was saved: try again in a moment');
  }
  proxy.setFault('none');
  expect(await (await cms.call(region, 'GET')).json()).toEqual(before);
});

it('database failure › shows the error page for a page that was never rendered', async () => {
  proxy.setFault('refuse');
  const { page, close } = await browser.openTab();
  await page.goto(`${site.url}/en-US/about/our-team`);
  await page.getByRole('heading', { name: 'An error occurred. Please try again later.' }).waitFor();
  expect(await page.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/');
  proxy.setFault('none');
  await page.reload();
  await page.getByRole('navigation', { name: 'Main' }).first().waitFor();
  await close();
});

import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { serveInstance } from '../support/serve-instance';

const storeFolder = mkdtempSync(path.join(os.tmpdir(), 'tessera-release-'));
const renderedPath = '/en-GH/about-transworld-business-advisors';
const unrenderedPath = '/en-GH/about/our-team';
let proxy: FaultProxy;
let site: RunningSite | undefined;

async function start(): Promise<void> {
  const { DATABASE_URL = '', ...env } = inject('siteEnv');
  const siteEnv = { ...env, SITE_URL: undefined, DATABASE_URL: proxy.urlThrough(DATABASE_URL) };
  site = await serveInstance(siteEnv, { storeFolder });
}

/** Turns the stored pages into those of another build, as a release does. */
async function release(): Promise<void> {
  await site?.stop();
  const folder = path.join(storeFolder, 'pages');
  const [build = ''] = readdirSync(folder);
  renameSync(path.join(folder, build), path.join(folder, 'earlier'));
  // A release has other styles, so a stored asset of the previous build is another file.
  const assets = path.join(storeFolder, 'static');
  renameSync(path.join(assets, build), path.join(assets, 'earlier'));
  writeFileSync(path.join(assets, 'earlier', 'chunks', 'of-before.css'), styles);
}

const styles = 'p { color: teal; }';
const earlierStylesheet = '/_next/static/chunks/of-before.css';

const isCurrentPage = (name: string) => !name.startsWith('earlier') && /\/[\da-f]{62}$/.test(name);

async function fetchPage(address: string) {
  const response = await fetch(`${site?.url}${address}`);
  const { status, headers } = response;
  return { status, by: headers.get('cache-status'), html: await response.text() };
}

beforeAll(async () => {
  const { hostname, port } = new URL(inject('siteEnv').DATABASE_URL ?? '');
  proxy = await startFaultProxy(hostname, Number(port));
});
afterAll(async () => {
  await site?.stop();
  await proxy.close();
  rmSync(storeFolder, { recursive: true, force: true });
});

it('new release › serves the last pages of the previous build without a database, and renders pages in advance with one', async () => {
  await start();
  await expect.poll(() => fetchPage(renderedPath)).toMatchObject({ status: 200, by: 'tessera; hit' });
  const { html } = await fetchPage(renderedPath);
  await release();

  proxy.setFault('refuse');
  await start();
  expect(await fetchPage(renderedPath)).toEqual({ status: 200, by: 'tessera; hit; ttl=-1', html });
  expect(await fetchPage(earlierStylesheet)).toMatchObject({ status: 200, html: styles });
  expect(await fetchPage('/_next/static/chunks/never-there.css')).toMatchObject({ status: 404 });
  expect(await fetchPage(unrenderedPath)).toMatchObject({ status: 503 });
  await site?.stop();

  proxy.setFault('none');
  await start();
  const pages = path.join(storeFolder, 'pages');
  const countCurrentPages = () =>
    readdirSync(pages, { recursive: true }).filter((name) => isCurrentPage(String(name))).length;
  // The two home pages and the most recently requested one.
  await expect.poll(countCurrentPages, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  expect(await fetchPage(renderedPath)).toMatchObject({ status: 200, by: 'tessera; hit' });
});

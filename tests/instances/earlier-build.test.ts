import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { serveBeside } from '../support/serve-beside';

const keptFolder = mkdtempSync(path.join(os.tmpdir(), 'tessera-release-'));
const known = '/en-GH/about-transworld-business-advisors';
const never = '/en-GH/about/our-team';
let proxy: FaultProxy;
let site: RunningSite | undefined;

async function start(): Promise<void> {
  const { DATABASE_URL = '', ...env } = inject('siteEnv');
  const reached = { ...env, SITE_URL: undefined, DATABASE_URL: proxy.reach(DATABASE_URL) };
  site = await serveBeside(reached, { keptFolder });
}

/** Has the pages made so far be those of another build, as a release does. */
async function release(): Promise<void> {
  await site?.stop();
  const folder = path.join(keptFolder, 'pages');
  const [build = ''] = readdirSync(folder);
  renameSync(path.join(folder, build), path.join(folder, 'earlier'));
  // A release has other styles: what is kept of those of now is another file.
  const assets = path.join(keptFolder, 'static');
  renameSync(path.join(assets, build), path.join(assets, 'earlier'));
  writeFileSync(path.join(assets, 'earlier', 'chunks', 'of-before.css'), styles);
}

const styles = 'p { color: teal; }';
const ofBefore = '/_next/static/chunks/of-before.css';

const isPageOfNow = (name: string) => !name.startsWith('earlier') && /\/[\da-f]{62}$/.test(name);

async function ask(address: string) {
  const answer = await fetch(`${site?.url}${address}`);
  const { status, headers } = answer;
  return { status, by: headers.get('cache-status'), html: await answer.text() };
}

beforeAll(async () => {
  const { hostname, port } = new URL(inject('siteEnv').DATABASE_URL ?? '');
  proxy = await startFaultProxy(hostname, Number(port));
});
afterAll(async () => {
  await site?.stop();
  await proxy.close();
  rmSync(keptFolder, { recursive: true, force: true });
});

it('a release without a database shows the last good pages of the build before, and has them ready with one', async () => {
  await start();
  await expect.poll(() => ask(known)).toMatchObject({ status: 200, by: 'tessera; hit' });
  const { html } = await ask(known);
  await release();

  proxy.fault('refuse');
  await start();
  expect(await ask(known)).toEqual({ status: 200, by: 'tessera; hit; ttl=-1', html });
  expect(await ask(ofBefore)).toMatchObject({ status: 200, html: styles });
  expect(await ask('/_next/static/chunks/never-there.css')).toMatchObject({ status: 404 });
  expect(await ask(never)).toMatchObject({ status: 503 });
  await site?.stop();

  proxy.fault('none');
  await start();
  const pages = path.join(keptFolder, 'pages');
  const made = () =>
    readdirSync(pages, { recursive: true }).filter((name) => isPageOfNow(String(name))).length;
  // The two home pages and the one asked for last.
  await expect.poll(made, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  expect(await ask(known)).toMatchObject({ status: 200, by: 'tessera; hit' });
});

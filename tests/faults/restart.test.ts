import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { serveBeside } from '../support/serve-beside';
import { signInAs } from '../support/sign-in-as';
import { visit, visitUntil } from '../support/visit';

const slug = newSlug();
const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-restart-'));
let proxy: FaultProxy;
let cms: CmsClient;
let page: string | number;
let running: RunningSite | null = null;

/** The next instance over the same folder, once the one before it has ended. */
async function restart(): Promise<RunningSite> {
  await running?.stop();
  const { DATABASE_URL = '', ...env } = inject('siteEnv');
  running = await serveBeside(
    { ...env, SITE_URL: undefined, DATABASE_URL: proxy.reach(DATABASE_URL) },
    { keptFolder: folder },
  );
  return running;
}
/** The one that runs, or the first. */
const current = async () => running ?? restart();

/** Once the instance may take over from another: before that it may not have heard what it missed. */
async function says(site: RunningSite, said: string) {
  const readiness = async () => (await fetch(`${site.url}/api/health/ready`)).status;
  await expect.poll(readiness, { timeout: 30_000 }).toBe(200);
  return visitUntil(`${site.url}/en-GH/${slug}`, ({ words }) => words.includes(said));
}

beforeAll(async () => {
  const { DATABASE_URL = '' } = inject('siteEnv');
  const { hostname, port } = new URL(DATABASE_URL);
  proxy = await startFaultProxy(hostname, Number(port));
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  page = await cms.create('pages', customPage(slug, [saying('First words')]));
});
afterAll(async () => {
  await running?.stop();
  await proxy.close();
  await cms.remove('pages', page);
  rmSync(folder, { recursive: true, force: true });
});

it('serves pages from the disk after a restart, without a database', async () => {
  const before = await restart();
  const addresses = [`/en-GH/${slug}`, '/en-GH/locations'];
  const made = await Promise.all(addresses.map((address) => visit(before.url + address)));
  expect(made.map(({ status }) => status)).toEqual([200, 200]);

  proxy.fault('refuse');
  const after = await restart();
  expect(await Promise.all(addresses.map((address) => visit(after.url + address)))).toEqual(made);
  proxy.fault('none');
});

it('renews what was published while it was down', async () => {
  await says(await current(), 'First words');
  await running?.stop();
  await cms.publish(page, [saying('Second words')]);
  await says(await restart(), 'Second words');
});

it('renews what was published just before it went down', async () => {
  const before = await current();
  await says(before, 'Second words');
  const own = await signInAs(before.url, 'network-admin');
  expect((await own.publish(page, [saying('Third words')])).status).toBe(200);
  await says(await restart(), 'Third words');
});

it('hears of what is published through another instance', async () => {
  const site = await current();
  expect((await visit(`${site.url}/en-GH/${slug}`)).status).toBe(200);
  await cms.publish(page, [saying('Fourth words')]);
  await says(site, 'Fourth words');
});

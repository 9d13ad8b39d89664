import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { serveInstance } from '../support/serve-instance';
import { signInAs } from '../support/sign-in-as';
import { visit, visitUntil } from '../support/visit';

const slug = newSlug();
const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-restart-'));
let proxy: FaultProxy;
let cms: CmsClient;
let page: string | number;
let running: RunningSite | null = null;

/** Starts the next instance over the same folder, after the previous one has ended. */
async function restart(): Promise<RunningSite> {
  await running?.stop();
  const { DATABASE_URL = '', ...env } = inject('siteEnv');
  running = await serveInstance(
    { ...env, SITE_URL: undefined, DATABASE_URL: proxy.urlThrough(DATABASE_URL) },
    { storeFolder: folder },
  );
  return running;
}
/** The running instance, or the first one. */
const current = async () => running ?? restart();

/** Waits until the instance is ready: before that it may not have received the invalidations it missed. */
async function expectText(site: RunningSite, expectedText: string) {
  const readiness = async () => (await fetch(`${site.url}/api/health/ready`)).status;
  await expect.poll(readiness, { timeout: 30_000 }).toBe(200);
  return visitUntil(`${site.url}/en-GH/${slug}`, ({ text }) => text.includes(expectedText));
}

beforeAll(async () => {
  const { DATABASE_URL = '' } = inject('siteEnv');
  const { hostname, port } = new URL(DATABASE_URL);
  proxy = await startFaultProxy(hostname, Number(port));
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  page = await cms.create('pages', customPage(slug, [headingBlock('First words')]));
});
afterAll(async () => {
  await running?.stop();
  await proxy.close();
  await cms.remove('pages', page);
  rmSync(folder, { recursive: true, force: true });
});

it('restart › serves pages from disk without a database', async () => {
  const before = await restart();
  const addresses = [`/en-GH/${slug}`, '/en-GH/locations'];
  const pagesBefore = await Promise.all(addresses.map((address) => visit(before.url + address)));
  expect(pagesBefore.map(({ status }) => status)).toEqual([200, 200]);

  proxy.setFault('refuse');
  const after = await restart();
  expect(await Promise.all(addresses.map((address) => visit(after.url + address)))).toEqual(pagesBefore);
  proxy.setFault('none');
});

it('restart › revalidates what was published while the instance was down', async () => {
  await expectText(await current(), 'First words');
  await running?.stop();
  await cms.publish(page, [headingBlock('Second words')]);
  await expectText(await restart(), 'Second words');
});

it('restart › revalidates what was published just before the instance stopped', async () => {
  const before = await current();
  await expectText(before, 'Second words');
  const own = await signInAs(before.url, 'network-admin');
  expect((await own.publish(page, [headingBlock('Third words')])).status).toBe(200);
  await expectText(await restart(), 'Third words');
});

it('restart › receives invalidations published through another instance', async () => {
  const site = await current();
  expect((await visit(`${site.url}/en-GH/${slug}`)).status).toBe(200);
  await cms.publish(page, [headingBlock('Fourth words')]);
  await expectText(site, 'Fourth words');
});

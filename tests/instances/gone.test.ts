import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { isLongForm } from '../support/long-form';
import { localised, pageTypes } from '../support/page-types';
import { serveBeside } from '../support/serve-beside';
import { signInAs } from '../support/sign-in-as';
import { visit } from '../support/visit';

const reads = isLongForm ? 1_000 : 20;
/** What is withdrawn is gone everywhere within this time, in ms. */
const soon = 2_000;
const slug = newSlug();
const folders = ['one', 'two'].map((name) => mkdtempSync(path.join(os.tmpdir(), `tessera-gone-${name}-`)));
const ofPage = { address: `/en-GH/${slug}`, says: 'Soon taken back' };
const ofMissed = { address: `/en-GH/${slug}-missed`, says: 'Taken back unheard' };
const said = new Map([ofPage, ofMissed].map(({ address, says }) => [address, says]));
const list = localised('en-GH', pageTypes['office listings'] ?? '');
/** Of the page taken back, of the listing withdrawn, of a list it stood in, and of a page taken back while no instance runs. */
let addresses: string[];

let proxy: FaultProxy;
let cms: CmsClient;
let page: string | number;
let missed: string | number;
let listing: string | number;
let title: string;
let instances: RunningSite[] = [];

/** The short form starts one of the two again. */
const again = isLongForm ? folders : folders.slice(0, 1);

async function startIn(kept: readonly string[]): Promise<void> {
  const { DATABASE_URL = '', ...env } = inject('siteEnv');
  const reached = { ...env, SITE_URL: undefined, DATABASE_URL: proxy.reach(DATABASE_URL) };
  instances = await Promise.all(kept.map((keptFolder) => serveBeside(reached, { keptFolder })));
}

const stopAll = () => Promise.all(instances.map((instance) => instance.stop()));

/** Every address asked of all instances so many times at once: those that still say what was. */
async function oldAnswers(times: number): Promise<string[]> {
  const old = new Set<string>();
  for (let round = 0; round < times; round += 1)
    await Promise.all(
      instances.flatMap(({ url }) =>
        addresses.map(async (address) => {
          const answer = await visit(url + address);
          if (answer.words.includes(said.get(address) ?? title)) old.add(`${address}: ${answer.status}`);
        }),
      ),
    );
  return [...old];
}

beforeAll(async () => {
  const { hostname, port } = new URL(inject('siteEnv').DATABASE_URL ?? '');
  proxy = await startFaultProxy(hostname, Number(port));
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  page = await cms.create('pages', customPage(slug, [saying(ofPage.says)]));
  missed = await cms.create('pages', customPage(`${slug}-missed`, [saying(ofMissed.says)]));
  const { html } = await visit(inject('siteUrl') + list);
  const [ofOffice = ''] = /\/en-GH\/locations\/[^"]+\/listings\/[^"]+/.exec(html) ?? [];
  const name = path.basename(ofOffice);
  addresses = [
    ...[ofPage.address, ofOffice, `/en-GH/buy-a-business/listings/${name}`, list],
    ofMissed.address,
  ];
  listing = await cms.idOf('listings', 'slug', name);
  title = (await (await cms.call(`/listings/${listing}?depth=0`, 'GET')).json()).title;
});
afterAll(async () => {
  await stopAll();
  await proxy.close();
  for (const id of [page, missed]) await cms.remove('pages', id);
  await cms.update('listings', listing, { status: 'active' });
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it('shows nobody what was withdrawn, not even first, on any instance, after a restart or without a database', {
  timeout: 900_000,
}, async () => {
  await startIn(folders);
  await expect.poll(() => oldAnswers(1), { timeout: 120_000 }).toHaveLength(addresses.length);
  expect((await cms.update('pages', page, { _status: 'draft' })).status).toBe(200);
  expect((await cms.update('listings', listing, { status: 'withdrawn' })).status).toBe(200);
  await sleep(soon);
  expect(await oldAnswers(reads)).toEqual([`${ofMissed.address}: 200`]);
  const statuses = await Promise.all(addresses.slice(0, 3).map(statusOf));
  expect(statuses).toEqual([404, 404, 404]);

  await stopAll();
  expect((await cms.update('pages', missed, { _status: 'draft' })).status).toBe(200);
  await startIn(again);
  expect(await oldAnswers(1)).toEqual([]);

  await stopAll();
  proxy.fault('refuse');
  await startIn(again);
  expect(await oldAnswers(reads)).toEqual([]);
});

const statusOf = async (address: string) => (await visit(`${instances[0]?.url}${address}`)).status;

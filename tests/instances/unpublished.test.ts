import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { localised, pageTypes } from '../support/page-types';
import { serveInstance } from '../support/serve-instance';
import { signInAs } from '../support/sign-in-as';
import { isLongForm } from '../support/test-scope';
import { visit } from '../support/visit';

const reads = isLongForm ? 1_000 : 20;
/** Maximum time until an unpublished page is gone on every instance, in ms. */
const INVALIDATION_TIMEOUT_MS = 2_000;
const slug = newSlug();
const folders = ['one', 'two'].map((name) => mkdtempSync(path.join(os.tmpdir(), `tessera-gone-${name}-`)));
const unpublishedPage = { address: `/en-GH/${slug}`, text: 'Soon taken back' };
const missedPage = { address: `/en-GH/${slug}-missed`, text: 'Taken back unheard' };
const textByAddress = new Map([unpublishedPage, missedPage].map(({ address, text }) => [address, text]));
const list = localised('en-GH', pageTypes['office listings'] ?? '');
/**
 * An unpublished page, a withdrawn listing in two places, a list and a search that contained it, and a page
 * unpublished while no instance runs.
 */
let addresses: string[];

let proxy: FaultProxy;
let cms: CmsClient;
let page: string | number;
let missed: string | number;
let listing: string | number;
let title: string;
let instances: RunningSite[] = [];

/** The short form restarts one of the two. */
const restartedFolders = isLongForm ? folders : folders.slice(0, 1);

async function startIn(storeFolders: readonly string[]): Promise<void> {
  const { DATABASE_URL = '', ...env } = inject('siteEnv');
  const siteEnv = { ...env, SITE_URL: undefined, DATABASE_URL: proxy.urlThrough(DATABASE_URL) };
  instances = await Promise.all(storeFolders.map((storeFolder) => serveInstance(siteEnv, { storeFolder })));
}

const stopAll = () => Promise.all(instances.map((instance) => instance.stop()));

/**
 * Requests every address of all instances `times` times in parallel; returns those that still show the old
 * content.
 */
async function oldAnswers(times: number): Promise<string[]> {
  const old = new Set<string>();
  for (let round = 0; round < times; round += 1)
    await Promise.all(
      instances.flatMap(({ url }) =>
        addresses.map(async (address) => {
          const answer = await visit(url + address);
          if (answer.text.includes(textByAddress.get(address) ?? title))
            old.add(`${address}: ${answer.status}`);
        }),
      ),
    );
  return [...old];
}

beforeAll(async () => {
  const { hostname, port } = new URL(inject('siteEnv').DATABASE_URL ?? '');
  proxy = await startFaultProxy(hostname, Number(port));
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  page = await cms.create('pages', customPage(slug, [headingBlock(unpublishedPage.text)]));
  missed = await cms.create('pages', customPage(`${slug}-missed`, [headingBlock(missedPage.text)]));
  const { html } = await visit(inject('siteUrl') + list);
  const [listingPath = ''] = /\/en-GH\/locations\/[^"]+\/listings\/[^"]+/.exec(html) ?? [];
  const name = path.basename(listingPath);
  addresses = [...[unpublishedPage.address, listingPath, `/en-GH/buy-a-business/listings/${name}`, list]];
  listing = await cms.idOf('listings', 'slug', name);
  const stored = await (await cms.call(`/listings/${listing}?depth=0`, 'GET')).json();
  title = stored.title;
  const words = new URLSearchParams({ words: stored.listing_number });
  addresses.push(`/en-GH/buy-a-business/business-listing-search?${words}`, missedPage.address);
});
afterAll(async () => {
  await stopAll();
  await proxy.close();
  for (const id of [page, missed]) await cms.remove('pages', id);
  await cms.update('listings', listing, { status: 'active' });
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it('unpublished content › is never served by any instance, after a restart or without a database', {
  timeout: 900_000,
}, async () => {
  await startIn(folders);
  await expect.poll(() => oldAnswers(1), { timeout: 120_000 }).toHaveLength(addresses.length);
  expect((await cms.update('pages', page, { _status: 'draft' })).status).toBe(200);
  expect((await cms.update('listings', listing, { status: 'withdrawn' })).status).toBe(200);
  await sleep(INVALIDATION_TIMEOUT_MS);
  expect(await oldAnswers(reads)).toEqual([`${missedPage.address}: 200`]);
  const statuses = await Promise.all(addresses.slice(0, 3).map(statusOf));
  expect(statuses).toEqual([404, 404, 404]);

  await stopAll();
  expect((await cms.update('pages', missed, { _status: 'draft' })).status).toBe(200);
  await startIn(restartedFolders);
  expect(await oldAnswers(1)).toEqual([]);

  await stopAll();
  proxy.setFault('refuse');
  await startIn(restartedFolders);
  expect(await oldAnswers(reads)).toEqual([]);
});

const statusOf = async (address: string) => (await visit(`${instances[0]?.url}${address}`)).status;

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { localised, pageTypes } from '../support/page-types';
import { serveBeside } from '../support/serve-beside';
import { signInAs } from '../support/sign-in-as';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-full-'));
const addresses = ['home', 'office', 'locations', 'listing', 'agent'].map((kind) =>
  localised('en-GH', pageTypes[kind] ?? ''),
);
const slug = newSlug();
let site: RunningSite;
let cms: CmsClient;
let id: string | number;

/** Disks are given and taken by root alone. */
const canMount = process.getuid?.() === 0;

async function ask(address: string) {
  const answer = await fetch(site.url + address);
  const words = await answer.text();
  return {
    status: answer.status,
    by: answer.headers.get('cache-status'),
    edition: /Edition (\w+)/.exec(words)?.[1],
  };
}

/** Every page is had from memory, and a page follows what is changed, to its end. */
async function expectService(): Promise<void> {
  for (const address of addresses)
    await expect.poll(() => ask(address)).toMatchObject({ status: 200, by: 'tessera; hit' });
  for (const edition of ['one', 'two']) {
    await cms.update('pages', id, customPage(slug, [saying(`Edition ${edition}`)]));
    await expect.poll(() => ask(`/en-GH/${slug}`)).toMatchObject({ status: 200, edition });
  }
  expect((await cms.update('pages', id, { _status: 'draft' })).status).toBe(200);
  await expect.poll(() => ask(`/en-GH/${slug}`)).toMatchObject({ status: 404 });
}

beforeAll(async () => {
  if (canMount) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
  site = await serveBeside({ ...inject('siteEnv'), SITE_URL: undefined }, { keptFolder: folder });
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  id = await cms.create('pages', customPage(slug, [saying('Edition none')]));
});
afterAll(async () => {
  await site?.stop();
  if (canMount) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
  await cms.remove('pages', id);
});

it.runIf(canMount)('serves from memory when its disk is full, and says so', async () => {
  await expectService();
  const complaints = site.output().match(/Pages are kept in memory only, since the disk refuses them/g);
  expect(complaints).toHaveLength(1);
});

it.runIf(canMount)('and when nothing can be written at all', async () => {
  // Not while a file is open there to be written.
  const close = () => spawnSync('mount', ['-o', 'remount,ro', folder]).status;
  await expect.poll(close).toBe(0);
  await expectService();
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { localised, pageTypes } from '../support/page-types';
import { serveInstance } from '../support/serve-instance';
import { signInAs } from '../support/sign-in-as';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-full-'));
const addresses = ['home', 'office', 'locations', 'listing', 'agent'].map((kind) =>
  localised('en-GH', pageTypes[kind] ?? ''),
);
const slug = newSlug();
let site: RunningSite;
let cms: CmsClient;
let id: string | number;

/** Only root can mount file systems. */
const canMount = process.getuid?.() === 0;

async function fetchPage(address: string) {
  const response = await fetch(site.url + address);
  const text = await response.text();
  return {
    status: response.status,
    by: response.headers.get('cache-status'),
    edition: /Edition (\w+)/.exec(text)?.[1],
  };
}

/** Every page is served from memory, and a page follows its edits until it is unpublished. */
async function expectPagesServed(): Promise<void> {
  for (const address of addresses)
    await expect.poll(() => fetchPage(address)).toMatchObject({ status: 200, by: 'tessera; hit' });
  for (const edition of ['one', 'two']) {
    await cms.update('pages', id, customPage(slug, [headingBlock(`Edition ${edition}`)]));
    await expect.poll(() => fetchPage(`/en-GH/${slug}`)).toMatchObject({ status: 200, edition });
  }
  expect((await cms.update('pages', id, { _status: 'draft' })).status).toBe(200);
  await expect.poll(() => fetchPage(`/en-GH/${slug}`)).toMatchObject({ status: 404 });
}

beforeAll(async () => {
  if (canMount) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
  site = await serveInstance({ ...inject('siteEnv'), SITE_URL: undefined }, { storeFolder: folder });
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  id = await cms.create('pages', customPage(slug, [headingBlock('Edition none')]));
});
afterAll(async () => {
  await site?.stop();
  if (canMount) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
  await cms.remove('pages', id);
});

it.runIf(canMount)('full disk › serves pages from memory and logs it once', async () => {
  await expectPagesServed();
  const complaints = site.output().match(/Pages are stored in memory only, because the disk rejects them/g);
  expect(complaints).toHaveLength(1);
});

it.runIf(canMount)('read-only disk › serves pages from memory', async () => {
  // Remounting fails while a file is open for writing.
  const remountReadOnly = () => spawnSync('mount', ['-o', 'remount,ro', folder]).status;
  await expect.poll(remountReadOnly).toBe(0);
  await expectPagesServed();
});

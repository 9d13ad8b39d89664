import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiskPages } from '../../lib/page-store/disk-pages.ts';
import { compressBody, digestOf, type StoredPage } from '../../lib/page-store/stored-page.ts';
import type { IsolatedSite } from '../support/run-site.ts';
import { runConcurrently } from './run-concurrently.ts';

/**
 * Stores `count` pages for a running site and requests each once, so that memory is as full as it gets. The
 * demonstration has a few hundred pages, and missing addresses share one response; so these are written into
 * the site's folder, as another process would: each is a copy of the page at `templatePath` under an address,
 * timestamp and body of its own. All depend on what that page depends on, so publishing it invalidates all of
 * them, which is the worst case.
 */
export async function fillPageStore({ url, dataDir }: IsolatedSite, templatePath: string, count: number) {
  const build = readFileSync(path.join('.next', 'BUILD_ID'), 'utf8').trim();
  const folder = path.join(dataDir, 'pages', build, 'pages');
  const store = new DiskPages(folder, Number.POSITIVE_INFINITY);
  await (await fetch(url + templatePath)).arrayBuffer();
  const page = await waitForPage(store, templatePath);
  await runConcurrently(count, async (number) => {
    const key = `/en-GH/stored-${number}`;
    const identity = Buffer.from(`${page.bodies.identity}<!-- ${number} -->`);
    const bodies = await compressBody(identity);
    await store.write(key, { ...page, bodies, digest: digestOf(identity), renderedAt: Date.now() });
    const response = await fetch(url + key);
    await response.arrayBuffer();
    const isStored = response.status === 200 && response.headers.get('cache-status') === 'tessera; hit';
    if (!isStored) throw new Error(`${key} is not stored: the site answers ${response.status}`);
  });
}

/** A page that was just requested, as soon as it is on disk. */
async function waitForPage(store: DiskPages, key: string): Promise<StoredPage> {
  for (let tries = 0; tries < 100; tries += 1) {
    const page = await store.read(key);
    if (page) return page;
    await sleep(100);
  }
  throw new Error(`The site has not stored ${key}`);
}

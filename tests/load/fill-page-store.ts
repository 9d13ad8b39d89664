import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiskPages } from '../../lib/page-store/disk-pages.ts';
import { compressBody, digestOf, type FinishedPage } from '../../lib/page-store/finished-page.ts';
import type { SiteOfItsOwn } from '../support/run-site.ts';
import { repeatAtOnce } from './repeat-at-once.ts';

/**
 * Stores so many pages for a running site and asks for each once, so that memory, too, is as full as it gets. The demonstration
 * has a few hundred pages, and addresses where nothing stands share one answer; so these are written into the site's folder, as
 * another process of it would: each is the page at `pattern` as the site made it, under an address, with a time and with a body of its
 * own. All depend on what that page depends on, so that publishing it makes all of them out of date: the most that a change can do.
 */
export async function fillPageStore({ url, dataDir }: SiteOfItsOwn, pattern: string, count: number) {
  const build = readFileSync(path.join('.next', 'BUILD_ID'), 'utf8').trim();
  const folder = path.join(dataDir, 'pages', build, 'pages');
  const store = new DiskPages(folder, Number.POSITIVE_INFINITY);
  await (await fetch(url + pattern)).arrayBuffer();
  const page = await readWritten(store, pattern);
  await repeatAtOnce(count, async (number) => {
    const key = `/en-GH/stored-${number}`;
    const identity = Buffer.from(`${page.bodies.identity}<!-- ${number} -->`);
    const bodies = await compressBody(identity);
    await store.write(key, { ...page, bodies, digest: digestOf(identity), made: Date.now() });
    const answer = await fetch(url + key);
    await answer.arrayBuffer();
    const isStored = answer.status === 200 && answer.headers.get('cache-status') === 'tessera; hit';
    if (!isStored) throw new Error(`${key} is not stored: the site answers ${answer.status}`);
  });
}

/** A page that was asked for a moment ago, as soon as it is on disk. */
async function readWritten(store: DiskPages, key: string): Promise<FinishedPage> {
  for (let tries = 0; tries < 100; tries += 1) {
    const page = await store.read(key);
    if (page) return page;
    await sleep(100);
  }
  throw new Error(`The site has not stored ${key}`);
}

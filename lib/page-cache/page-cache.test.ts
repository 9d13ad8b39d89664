import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheEntry } from '../next-adapter/cache-handler';
import { sampleCacheContext } from '../next-adapter/sample-cache-context';
import { applyInvalidation } from '../page-store/page-state';
import { noStoreTag, notFoundTag, sharedPageTag, shortTtlTag } from './cache-directives';
import PageCache from './page-cache';
import { redirectTags } from './redirect-directive';

const openCache = () => new PageCache(sampleCacheContext);
/**
 * Next's cache kinds are const enums, which cannot be imported. Their values work when the method is called
 * with Reflect.
 */
const context = { kind: 'APP_PAGE', isFallback: false };
const read = async (key: string): Promise<CacheEntry> => {
  const cache = openCache();
  return Reflect.apply(cache.get, cache, [key, context]);
};
const write = async (key: string, stored: object | null | undefined): Promise<void> => {
  const cache = openCache();
  await Reflect.apply(cache.set, cache, [key, stored, context]);
};
const page = (html: string, ...tags: string[]) => ({
  kind: 'APP_PAGE',
  html,
  rscData: undefined,
  postponed: undefined,
  headers: { 'x-next-cache-tags': tags.join(',') },
  status: undefined,
  segmentData: undefined,
});
const renderedAt = async (key: string) => (await read(key))?.lastModified;

const folder = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
beforeAll(() => {
  process.env.DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Sets the wall clock and the monotonic clock. */
const setTime = (now: number) => {
  vi.setSystemTime(now);
  vi.spyOn(performance, 'now').mockReturnValue(now - performance.timeOrigin);
};
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  setTime(1_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('page cache › render time', () => {
  it('is the start of the render, so that an invalidation during the render makes the page stale', async () => {
    await read('/en-GH/slow');
    setTime(2_000);
    applyInvalidation({ invalidations: [{ key: 'slow', at: 2_000 }], purged: [], everythingBefore: 0 });
    setTime(3_000);
    await write('/en-GH/slow', page('<p>old</p>', 'slow'));
    expect(await renderedAt('/en-GH/slow')).toBe(1_000);

    setTime(4_000);
    await read('/en-GH/slow');
    setTime(5_000);
    await write('/en-GH/slow', page('<p>new</p>', 'slow'));
    expect(await renderedAt('/en-GH/slow')).toBe(3_000);
  });

  it('is preserved when Next stores the old page again after a failed revalidation', async () => {
    await read('/en-GH/kept');
    await write('/en-GH/kept', page('<p>kept</p>', 'kept'));
    setTime(2_000);
    applyInvalidation({ invalidations: [{ key: 'kept', at: 2_000 }], purged: [], everythingBefore: 0 });
    setTime(3_000);
    const cached = await read('/en-GH/kept');
    await write('/en-GH/kept', cached?.value);
    setTime(4_000);
    expect(await renderedAt('/en-GH/kept')).toBe(1_000);
    await write('/en-GH/kept', page('<p>new</p>', 'kept'));
    expect(await renderedAt('/en-GH/kept')).toBe(4_000);
  });

  it('is discarded when a render has not finished after a minute', async () => {
    await read('/en-GH/never-ended');
    setTime(62_000);
    await read('/en-GH/never-ended');
    await write('/en-GH/never-ended', page('<p>at last</p>', 'late'));
    expect(await renderedAt('/en-GH/never-ended')).toBe(62_000);
  });
});

describe('page cache › shared not-found page', () => {
  const sharedName = 'en-GH nothing';
  const render = async (address: string, ownTag: string) => {
    await read(address);
    const { tag, isCached } = sharedPageTag(sharedName);
    const renderedPage = isCached
      ? page('<p></p>', ownTag, tag)
      : page('<p>Nothing here</p>', ownTag, 'shown-instead', notFoundTag, tag);
    await write(address, renderedPage);
    return { isCached, renderedPage };
  };

  it('is rendered once, reused by other addresses, and rendered again when it is stale', async () => {
    expect((await render('/en-GH/a', 'of-a')).isCached).toBe(false);
    const reused = await render('/en-GH/b', 'of-b');
    expect(reused).toMatchObject({
      isCached: true,
      renderedPage: { html: '<p>Nothing here</p>', status: 404 },
    });
    expect(await read('/en-GH/b')).toMatchObject({
      value: { status: 404, headers: { 'cache-control': expect.any(String) } },
    });
    setTime(2_000);
    applyInvalidation({
      invalidations: [{ key: 'shown-instead', at: 2_000 }],
      purged: [],
      everythingBefore: 0,
    });
    setTime(3_000);
    for (const address of ['/en-GH/a', '/en-GH/b']) expect(await read(address)).toBeNull();
    expect((await render('/en-GH/c', 'of-c')).isCached).toBe(false);
  });

  it('stays valid when another tag was purged after it was rendered', async () => {
    setTime(20_000);
    await render('/en-GH/f', 'of-f');
    setTime(21_000);
    applyInvalidation({ invalidations: [], purged: [{ key: 'of-g', at: 21_000 }], everythingBefore: 0 });
    setTime(22_000);
    expect((await render('/en-GH/g', 'of-g')).isCached).toBe(true);
    expect(await read('/en-GH/g')).not.toBeNull();
  });

  it('is dropped at an address whose content has been published since', async () => {
    setTime(10_000);
    for (const name of ['d', 'e']) await render(`/en-GH/${name}`, `of-${name}`);
    applyInvalidation({ invalidations: [{ key: 'of-e', at: 11_000 }], purged: [], everythingBefore: 0 });
    expect(await read('/en-GH/d')).not.toBeNull();
    expect(await read('/en-GH/e')).toBeNull();
  });
});

describe('page cache › page with a purged tag', () => {
  const stored = page('<p>old</p>', 'listings:1');
  const purge = (at: number) =>
    applyInvalidation({ invalidations: [], purged: [{ key: 'listings:1', at }], everythingBefore: 0 });

  it('is not returned after the purge', async () => {
    await read('/en-GH/withdrawn');
    await write('/en-GH/withdrawn', stored);
    expect(await read('/en-GH/withdrawn')).not.toBeNull();
    purge(2_000);
    expect(await read('/en-GH/withdrawn')).toBeNull();
  });

  it('is not returned when the purge happened during its render, or when the clock is set back', async () => {
    setTime(3_000);
    await read('/en-GH/being-made');
    purge(4_000);
    setTime(5_000);
    await write('/en-GH/being-made', stored);
    expect(await read('/en-GH/being-made')).toBeNull();
    setTime(3_500);
    expect(await read('/en-GH/being-made')).toBeNull();
  });

  it('is returned when it was rendered after the purge', async () => {
    purge(6_000);
    setTime(7_000);
    await read('/en-GH/back');
    await write('/en-GH/back', stored);
    expect(await read('/en-GH/back')).not.toBeNull();
  });
});

describe('page cache › response status', () => {
  it.each([
    ['200 by itself', '<p>hello</p>', 'pages', 200, undefined],
    ['404 by its tag', '<p>missing</p>', notFoundTag, 404, undefined],
    ['308 by its tags', '<a href="/b">/b</a>', redirectTags('/b', 308).join(','), 308, '/b'],
    [
      '200 with a refresh of its own',
      '<meta http-equiv="refresh" content="0;url=/b"/>',
      'pages',
      200,
      undefined,
    ],
  ])('is %s', async (_label, html, tag, status, location) => {
    const stored = page(html, tag);
    await write('/en-GH/answer', stored);
    expect(stored).toMatchObject({ status, headers: { 'content-security-policy': expect.any(String) } });
    expect(Object.entries(stored.headers)).toEqual(
      location
        ? expect.arrayContaining([['location', location]])
        : expect.not.arrayContaining([['location', expect.anything()]]),
    );
  });
});

it('page cache › does not store a page with the no-store tag and marks it private', async () => {
  const rendered = page('<p>yours</p>', noStoreTag, 'record');
  await write('/en-GH/calculator/asked.x', rendered);
  expect(await read('/en-GH/calculator/asked.x')).toBeNull();
  expect(rendered.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(rendered.headers).not.toHaveProperty('x-accel-expires');
});

it('page cache › does not store a search result and lets downstream caches keep it for a minute', async () => {
  const rendered = page('<p>twelve bakeries</p>', shortTtlTag, 'record');
  await write('/en-GH/search/asked.x', rendered);
  expect(await read('/en-GH/search/asked.x')).toBeNull();
  expect(rendered.headers).toMatchObject({ 'cache-control': 'public, max-age=60, s-maxage=60' });
  expect(rendered.headers).not.toHaveProperty('x-accel-expires');
});

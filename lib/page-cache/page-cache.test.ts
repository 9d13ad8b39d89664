import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { markStale } from '../page-store/mark-stale';
import { briefTag, notFoundTag, passingTag, permanentTag } from './answer-tags';
import PageCache from './page-cache';
import { shareAnswer } from './shared-answers';

const open = () =>
  new PageCache({
    fs: nodeFs,
    dev: false,
    flushToDisk: false,
    serverDistDir: '',
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
/** Next's kinds are const enums, which no module can name; called like this, their values will do. */
const context = { kind: 'APP_PAGE', isFallback: false };
const look = async (key: string): Promise<CacheHandlerValue | null> => {
  const cache = open();
  return Reflect.apply(cache.get, cache, [key, context]);
};
const keep = async (key: string, stored: object | null | undefined): Promise<void> => {
  const cache = open();
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
const madeAt = async (key: string) => (await look(key))?.lastModified;

const folder = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
beforeAll(() => {
  process.env.DATA_DIR = folder;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Also of the clock that nobody can put back. */
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

describe('the time of a page', () => {
  it('is when its making began: what is renewed meanwhile makes it stale', async () => {
    await look('/en-GH/slow');
    setTime(2_000);
    markStale({ renewals: [{ key: 'slow', at: 2_000 }], gone: [], everythingBefore: 0 });
    setTime(3_000);
    await keep('/en-GH/slow', page('<p>old</p>', 'slow'));
    expect(await madeAt('/en-GH/slow')).toBe(1_000);

    setTime(4_000);
    await look('/en-GH/slow');
    setTime(5_000);
    await keep('/en-GH/slow', page('<p>new</p>', 'slow'));
    expect(await madeAt('/en-GH/slow')).toBe(3_000);
  });

  it('stays when the page comes back because a new one could not be made', async () => {
    await look('/en-GH/kept');
    await keep('/en-GH/kept', page('<p>kept</p>', 'kept'));
    setTime(2_000);
    markStale({ renewals: [{ key: 'kept', at: 2_000 }], gone: [], everythingBefore: 0 });
    setTime(3_000);
    const known = await look('/en-GH/kept');
    await keep('/en-GH/kept', known?.value);
    setTime(4_000);
    expect(await madeAt('/en-GH/kept')).toBe(1_000);
    await keep('/en-GH/kept', page('<p>new</p>', 'kept'));
    expect(await madeAt('/en-GH/kept')).toBe(4_000);
  });

  it('is forgotten when a making has not ended after a minute', async () => {
    await look('/en-GH/never-ended');
    setTime(62_000);
    await look('/en-GH/never-ended');
    await keep('/en-GH/never-ended', page('<p>at last</p>', 'late'));
    expect(await madeAt('/en-GH/never-ended')).toBe(62_000);
  });
});

describe('an answer that many addresses share', () => {
  const nothing = 'en-GH nothing';
  const make = async (address: string, own: string) => {
    await look(address);
    const { tag, isThere } = shareAnswer(nothing);
    const drawn = isThere
      ? page('<p></p>', own, tag)
      : page('<p>Nothing here</p>', own, 'shown-instead', notFoundTag, tag);
    await keep(address, drawn);
    return { isThere, drawn };
  };

  it('is drawn once, taken by the others, and drawn again when it is out of date', async () => {
    expect((await make('/en-GH/a', 'of-a')).isThere).toBe(false);
    const other = await make('/en-GH/b', 'of-b');
    expect(other).toMatchObject({ isThere: true, drawn: { html: '<p>Nothing here</p>', status: 404 } });
    expect(await look('/en-GH/b')).toMatchObject({
      value: { status: 404, headers: { 'cache-control': expect.any(String) } },
    });
    setTime(2_000);
    markStale({ renewals: [{ key: 'shown-instead', at: 2_000 }], gone: [], everythingBefore: 0 });
    setTime(3_000);
    for (const address of ['/en-GH/a', '/en-GH/b']) expect(await look(address)).toBeNull();
    expect((await make('/en-GH/c', 'of-c')).isThere).toBe(false);
  });

  it('is kept where something went after it was drawn', async () => {
    setTime(20_000);
    await make('/en-GH/f', 'of-f');
    setTime(21_000);
    markStale({ renewals: [], gone: [{ key: 'of-g', at: 21_000 }], everythingBefore: 0 });
    setTime(22_000);
    expect((await make('/en-GH/g', 'of-g')).isThere).toBe(true);
    expect(await look('/en-GH/g')).not.toBeNull();
  });

  it('is not had at an address where something has come to stand', async () => {
    setTime(10_000);
    for (const name of ['d', 'e']) await make(`/en-GH/${name}`, `of-${name}`);
    markStale({ renewals: [{ key: 'of-e', at: 11_000 }], gone: [], everythingBefore: 0 });
    expect(await look('/en-GH/d')).not.toBeNull();
    expect(await look('/en-GH/e')).toBeNull();
  });
});

describe('a page that bears a key that is gone', () => {
  const stored = page('<p>old</p>', 'listings:1');
  const gone = (at: number) =>
    markStale({ renewals: [], gone: [{ key: 'listings:1', at }], everythingBefore: 0 });

  it('is not had again, whoever asks first', async () => {
    await look('/en-GH/withdrawn');
    await keep('/en-GH/withdrawn', stored);
    expect(await look('/en-GH/withdrawn')).not.toBeNull();
    gone(2_000);
    expect(await look('/en-GH/withdrawn')).toBeNull();
  });

  it('is not had when it was being made meanwhile, or when the clock is put back', async () => {
    setTime(3_000);
    await look('/en-GH/being-made');
    gone(4_000);
    setTime(5_000);
    await keep('/en-GH/being-made', stored);
    expect(await look('/en-GH/being-made')).toBeNull();
    setTime(3_500);
    expect(await look('/en-GH/being-made')).toBeNull();
  });

  it('is had when it was made since', async () => {
    gone(6_000);
    setTime(7_000);
    await look('/en-GH/back');
    await keep('/en-GH/back', stored);
    expect(await look('/en-GH/back')).not.toBeNull();
  });
});

describe('the answer of a page', () => {
  it.each([
    ['200 by itself', '<p>hello</p>', 'pages', 200, undefined],
    ['404 by its tag', '<p>missing</p>', notFoundTag, 404, undefined],
    ['308 by its tag', '<meta http-equiv="refresh" content="0;url=/b"/>', permanentTag, 308, '/b'],
    [
      '200 with a refresh of its own',
      '<meta http-equiv="refresh" content="0;url=/b"/>',
      'pages',
      200,
      undefined,
    ],
  ])('is %s', async (_what, html, tag, status, location) => {
    const stored = page(html, tag);
    await keep('/en-GH/answer', stored);
    expect(stored).toMatchObject({ status, headers: { 'content-security-policy': expect.any(String) } });
    expect(Object.entries(stored.headers)).toEqual(
      location
        ? expect.arrayContaining([['location', location]])
        : expect.not.arrayContaining([['location', expect.anything()]]),
    );
  });
});

it('keeps nothing that was made for who asked, and says so to all between', async () => {
  const made = page('<p>yours</p>', passingTag, 'record');
  await keep('/en-GH/calculator/asked.x', made);
  expect(await look('/en-GH/calculator/asked.x')).toBeNull();
  expect(made.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(made.headers).not.toHaveProperty('x-accel-expires');
});

it('keeps no answer to a search, and lets all between keep it for a minute', async () => {
  const made = page('<p>twelve bakeries</p>', briefTag, 'record');
  await keep('/en-GH/search/asked.x', made);
  expect(await look('/en-GH/search/asked.x')).toBeNull();
  expect(made.headers).toMatchObject({ 'cache-control': 'public, max-age=60, s-maxage=60' });
  expect(made.headers).not.toHaveProperty('x-accel-expires');
});

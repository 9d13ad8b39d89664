import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyInvalidation } from '../page-store/page-state';
import type { StoredPage } from '../page-store/stored-page';
import { revalidateStale } from './revalidate-stale';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const empty = { br: Buffer.of(), gzip: Buffer.of(), identity: Buffer.of() };
const page = (tag: string): StoredPage => ({
  ...{
    status: 200,
    headers: {},
    tags: [tag],
    renderedAt: 1_000,
    revalidate: false,
    digest: tag,
    bodies: empty,
  },
});
const invalidate = (...keys: string[]) =>
  applyInvalidation({
    invalidations: keys.map((key) => ({ key, at: 2_000 })),
    purged: [],
    everythingBefore: 0,
  });

/** Starts revalidation over these pages; each render takes `takes` ms. */
function startRevalidation(pages: [string, StoredPage][], renderMs: number, canRevalidate = () => true) {
  const revalidated: string[] = [];
  const store = { newest: (count: number) => pages.slice(0, count) };
  const onInvalidation = revalidateStale({
    ...{ store, languages: ['en-GH', 'en-US'] as const },
    revalidate: async (address) => {
      if (!canRevalidate()) return false;
      revalidated.push(address);
      await new Promise((resolve) => setTimeout(resolve, renderMs));
      return true;
    },
  });
  return { revalidated, onInvalidation };
}

it('revalidateStale › revalidates each stale page once per invalidation, however often it is notified', async () => {
  const pages: [string, StoredPage][] = [
    ['/en-GH/osu', page('known osu')],
    ['/en-GH/adum', page('known adum')],
  ];
  const { revalidated, onInvalidation } = startRevalidation(pages, 10);
  invalidate('known osu');
  onInvalidation();
  onInvalidation();
  await vi.advanceTimersByTimeAsync(60);
  expect(revalidated).toEqual(['/en-GH/osu']);
  await vi.advanceTimersByTimeAsync(5_000);
  onInvalidation();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(revalidated, 'a page whose revalidation failed is not retried').toEqual(['/en-GH/osu']);
  invalidate('known adum');
  onInvalidation();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(revalidated).toEqual(['/en-GH/osu', '/en-GH/adum']);
});

it('revalidateStale › leaves half of the time to requests, starts with the most recently used pages, and stops when none is stale', async () => {
  const pages = Array.from({ length: 5 }, (_, index): [string, StoredPage] => [
    `/en-GH/${index}`,
    page('known all'),
  ]);
  const { revalidated, onInvalidation } = startRevalidation(pages, 1_000);
  invalidate('known all');
  onInvalidation();
  await vi.advanceTimersByTimeAsync(3_900);
  expect(revalidated).toEqual(['/en-GH/0', '/en-GH/1']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(revalidated).toEqual(['/en-GH/0', '/en-GH/1', '/en-GH/2', '/en-GH/3']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(revalidated).toEqual(pages.map(([key]) => key));
  expect(vi.getTimerCount()).toBe(0);
});

it('revalidateStale › retries a page for which the worker had no capacity', async () => {
  let canRevalidate = false;
  const pages: [string, StoredPage][] = [['/en-GH/tema', page('known tema')]];
  const { revalidated, onInvalidation } = startRevalidation(pages, 10, () => canRevalidate);
  invalidate('known tema');
  onInvalidation();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(revalidated).toEqual([]);
  canRevalidate = true;
  await vi.advanceTimersByTimeAsync(1_100);
  expect(revalidated).toEqual(['/en-GH/tema']);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FinishedPage } from '../page-store/finished-page';
import { markStale } from '../page-store/mark-stale';
import { remakeKnown } from './remake-known';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const empty = { br: Buffer.of(), gzip: Buffer.of(), identity: Buffer.of() };
const page = (tag: string): FinishedPage => ({
  ...{ status: 200, headers: {}, tags: [tag], made: 1_000, revalidate: false, digest: tag, bodies: empty },
});
const renew = (...keys: string[]) =>
  markStale({ renewals: keys.map((key) => ({ key, at: 2_000 })), gone: [], everythingBefore: 0 });

/** Each page takes so long to make, in ms. */
function begin(pages: [string, FinishedPage][], takes: number, canAsk = () => true) {
  const remade: string[] = [];
  const store = { newest: (count: number) => pages.slice(0, count) };
  const renewed = remakeKnown({
    ...{ store, languages: ['en-GH', 'en-US'] as const },
    remake: async (address) => {
      if (!canAsk()) return false;
      remade.push(address);
      await new Promise((resolve) => setTimeout(resolve, takes));
      return true;
    },
  });
  return { remade, renewed };
}

it('makes anew what was renewed, once however often it is told, and nothing else', async () => {
  const pages: [string, FinishedPage][] = [
    ['/en-GH/osu', page('known osu')],
    ['/en-GH/adum', page('known adum')],
  ];
  const { remade, renewed } = begin(pages, 10);
  renew('known osu');
  renewed();
  renewed();
  await vi.advanceTimersByTimeAsync(60);
  expect(remade).toEqual(['/en-GH/osu']);
  await vi.advanceTimersByTimeAsync(5_000);
  renewed();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(remade, 'a page that could not be made is left to whoever comes').toEqual(['/en-GH/osu']);
  renew('known adum');
  renewed();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(remade).toEqual(['/en-GH/osu', '/en-GH/adum']);
});

it('leaves most of the time to visitors, makes those first that were asked for last, and comes to an end', async () => {
  const pages = Array.from({ length: 5 }, (_, at): [string, FinishedPage] => [
    `/en-GH/${at}`,
    page('known all'),
  ]);
  const { remade, renewed } = begin(pages, 1_000);
  renew('known all');
  renewed();
  await vi.advanceTimersByTimeAsync(3_900);
  expect(remade).toEqual(['/en-GH/0']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(remade).toEqual(['/en-GH/0', '/en-GH/1']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(remade).toEqual(pages.map(([key]) => key));
  expect(vi.getTimerCount()).toBe(0);
});

it('comes back to a page for which nobody could be asked', async () => {
  let canAsk = false;
  const pages: [string, FinishedPage][] = [['/en-GH/tema', page('known tema')]];
  const { remade, renewed } = begin(pages, 10, () => canAsk);
  renew('known tema');
  renewed();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(remade).toEqual([]);
  canAsk = true;
  await vi.advanceTimersByTimeAsync(1_100);
  expect(remade).toEqual(['/en-GH/tema']);
});

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

function begin(pages: [string, FinishedPage][]) {
  const remade: string[] = [];
  const store = { newest: (count: number) => pages.slice(0, count) };
  const renewed = remakeKnown({
    ...{ store, languages: ['en-GH', 'en-US'] as const },
    remake: (address) => void remade.push(address),
  });
  return { remade, renewed };
}

it('makes anew what was renewed, once however often it is told, and nothing else', () => {
  const { remade, renewed } = begin([
    ['/en-GH/osu', page('known osu')],
    ['/en-GH/adum', page('known adum')],
  ]);
  renew('known osu');
  renewed();
  renewed();
  vi.advanceTimersByTime(60);
  expect(remade).toEqual(['/en-GH/osu']);
  renewed();
  vi.advanceTimersByTime(5_000);
  expect(remade, 'a page that could not be made is left to whoever comes').toEqual(['/en-GH/osu']);
});

it('makes ten a second of many, the ones asked for last first, and comes to an end', () => {
  const pages = Array.from({ length: 25 }, (_, at): [string, FinishedPage] => [
    `/en-GH/${at}`,
    page('known all'),
  ]);
  const { remade, renewed } = begin(pages);
  renew('known all');
  renewed();
  vi.advanceTimersByTime(60);
  expect(remade).toEqual(pages.slice(0, 10).map(([key]) => key));
  vi.advanceTimersByTime(1_000);
  expect(remade).toHaveLength(20);
  vi.advanceTimersByTime(60_000);
  expect(remade).toEqual(pages.map(([key]) => key));
  expect(vi.getTimerCount()).toBe(0);
});

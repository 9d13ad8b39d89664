import { expect, test } from 'vitest';
import type { FinishedPage } from './finished-page';
import { MemoryPages } from './memory-pages';

const bodies = { br: Buffer.of(1), gzip: Buffer.of(1), identity: Buffer.of(1) };
const page = (digest: string): FinishedPage => ({
  ...{ status: 200, headers: {}, tags: [], made: 1_000, revalidate: false, digest, bodies },
});

test('the newest are those that were asked for last, whenever they came, and to be listed counts as no asking', () => {
  const pages = new MemoryPages(1_000_000);
  for (const key of ['home', 'osu', 'tema', 'adum']) pages.set(key, page(key));
  pages.get('osu');
  const newest = (count: number) => pages.newest(count).map(([key]) => key);
  expect(newest(2)).toEqual(['osu', 'adum']);
  expect(newest(2)).toEqual(['osu', 'adum']);
  expect(newest(9)).toEqual(['osu', 'adum', 'tema', 'home']);
});

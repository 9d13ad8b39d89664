import { expect, test } from 'vitest';
import { MemoryPages } from './memory-pages';
import type { StoredPage } from './stored-page';

const bodies = { br: Buffer.of(1), gzip: Buffer.of(1), identity: Buffer.of(1) };
const page = (digest: string): StoredPage => ({
  ...{ status: 200, headers: {}, tags: [], renderedAt: 1_000, revalidate: false, digest, bodies },
});

test('memory pages › lists the most recently used pages first, without counting as a use', () => {
  const pages = new MemoryPages(1_000_000);
  for (const key of ['home', 'osu', 'tema', 'adum']) pages.set(key, page(key));
  pages.get('osu');
  const newest = (count: number) => pages.newest(count).map(([key]) => key);
  expect(newest(2)).toEqual(['osu', 'adum']);
  expect(newest(2)).toEqual(['osu', 'adum']);
  expect(newest(9)).toEqual(['osu', 'adum', 'tema', 'home']);
});

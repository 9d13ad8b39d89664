import { expect, test } from 'vitest';
import { everythingTag, markStale } from './mark-stale';
import { stateOf } from './page-state';

const page = (made: number, ...tags: string[]) => ({
  made,
  tags: [...tags, everythingTag],
  revalidate: false as const,
  status: 200,
  headers: {},
});
const listings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `listings:${index}`, at: 3_000 }));

test('a great many changes make what they forget stale, and only what is gone gone', () => {
  markStale({ renewals: [], gone: [{ key: 'listings:withdrawn', at: 2_000 }], everythingBefore: 0 });
  markStale({ renewals: listings(250_000), gone: [], everythingBefore: 0 });
  expect(stateOf(page(1_000, 'listings:withdrawn'))).toBe('gone');
  expect(stateOf(page(1_000, 'posts:1'))).toBe('stale');
  expect(stateOf(page(4_000, 'posts:1', 'listings:1'))).toBe('fresh');
});

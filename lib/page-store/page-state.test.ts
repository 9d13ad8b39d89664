import { expect, test } from 'vitest';
import { applyInvalidation, everythingTag, stateOf } from './page-state';

const page = (renderedAt: number, ...tags: string[]) => ({
  renderedAt,
  tags: [...tags, everythingTag],
  revalidate: false as const,
  status: 200,
  headers: {},
});
const listings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `listings:${index}`, at: 3_000 }));

test('page state › eviction of many invalidations makes older pages stale, but expires only purged ones', () => {
  applyInvalidation({
    invalidations: [],
    purged: [{ key: 'listings:withdrawn', at: 2_000 }],
    everythingBefore: 0,
  });
  applyInvalidation({ invalidations: listings(250_000), purged: [], everythingBefore: 0 });
  expect(stateOf(page(1_000, 'listings:withdrawn'))).toBe('expired');
  expect(stateOf(page(1_000, 'posts:1'))).toBe('stale');
  expect(stateOf(page(4_000, 'posts:1', 'listings:1'))).toBe('fresh');
});

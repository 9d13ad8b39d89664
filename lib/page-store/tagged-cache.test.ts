import { expect, test } from 'vitest';
import { applyInvalidation, monotonicNow } from './page-state';
import { isCurrent, TaggedCache } from './tagged-cache';

const invalidate = (key: string) =>
  applyInvalidation({ invalidations: [{ key, at: monotonicNow() }], purged: [], everythingBefore: 0 });
const provenanceOf = (...tags: string[]) => ({ tags, currentAt: monotonicNow() });

test('a value is returned, frozen, until one of its tags is invalidated', () => {
  const cache = new TaggedCache<{ names: string[] }>(10_000);
  cache.set('a', { names: ['Osu'] }, provenanceOf('offices', 'menus'));
  expect(cache.get('a')).toEqual({ names: ['Osu'] });
  expect(Object.isFrozen(cache.get('a')?.names)).toBe(true);
  invalidate('menus');
  expect(cache.get('a')).toBeUndefined();
});

test('a value that was current earlier does not replace a later one', () => {
  const cache = new TaggedCache<string>(10_000);
  const earlier = provenanceOf('a');
  cache.set('key', 'new', provenanceOf('a'));
  cache.set('key', 'old', earlier);
  expect(cache.get('key')).toBe('new');
});

test('the least recently used values are evicted; keys and empty values count towards the limit', () => {
  const cache = new TaggedCache<string[]>(2_500);
  for (const key of ['a', 'b']) cache.set(key, [], provenanceOf('x'));
  cache.get('a');
  cache.set('c', [], provenanceOf('x'));
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([[], undefined, []]);
  cache.set('k'.repeat(1_000), [], provenanceOf('x'));
  expect(['a', 'c'].map((key) => cache.get(key))).toEqual([[], []]);
});

test('a provenance is current until a tag is invalidated', () => {
  const provenance = provenanceOf('provenance');
  expect(isCurrent(provenance)).toBe(true);
  invalidate('provenance');
  expect(isCurrent(provenance)).toBe(false);
});

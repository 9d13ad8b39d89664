import { describe, expect, test } from 'vitest';
import { bindings, findBinding } from '@/adapters/bindings';
import { registry } from '@/blocks/registry';

describe('every pair', () => {
  test.each(bindings.map((one) => [one.source, one.blockType]))(
    '%s → %s names a block',
    (source, blockType) => {
      expect(registry.types).toContain(blockType);
      expect(findBinding(source, blockType)).toBeDefined();
    },
  );

  test('stands in the list once', () => {
    const pairs = bindings.map((one) => `${one.source} ${one.blockType}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('says what is wrong with a query it does not know', () => {
    for (const binding of bindings) expect(binding.checkQuery({ nonsense: true })).toContain('nonsense');
  });
});

describe('a lost record', () => {
  test.each([
    ['office', 'office-hero', {}, 'not-found'],
    ['office', 'office-hero', { slug: 'osu' }, 'hide'],
    ['agent', 'agent-profile', { slug: 'current' }, 'not-found'],
    ['listing', 'listing-detail', {}, 'not-found'],
    ['office', 'office-contact', {}, 'hide'],
    ['section', 'website-section', { name: 'closing' }, 'hide'],
  ])('%s → %s with %o: %s', (source, blockType, query, expected) => {
    expect(findBinding(source, blockType)?.whenGone(query)).toBe(expected);
  });
});

test('a pair that does not exist is none', () => {
  expect(findBinding('office', 'faq')).toBeUndefined();
  expect(findBinding('constructor', '__proto__')).toBeUndefined();
});

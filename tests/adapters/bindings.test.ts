import { describe, expect, test } from 'vitest';
import { bindings, findBinding } from '@/adapters/bindings';
import { registry } from '@/blocks/registry';
import { bindingEntries } from '@/schemas/bindings/catalogue';

describe('binding catalogue', () => {
  test.each(bindingEntries.map((item) => [item.query.source, item.blockType, item.supplies] as const))(
    '%s → %s names an existing block and its props',
    (_, blockType, supplies) => {
      const block = registry.get(blockType);
      expect([...(block?.authored ?? []), ...(block?.supplied ?? [])]).toEqual(
        expect.arrayContaining([...supplies]),
      );
    },
  );

  test('has exactly one adapter per pair', () => {
    expect(bindings.map(({ entry }) => entry)).toEqual(bindingEntries);
  });

  test('lists each pair once', () => {
    const pairs = bindingEntries.map((item) => `${item.query.source} ${item.blockType}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('lists the key slug, if any, among the slugs of its source', () => {
    for (const { query } of bindingEntries) if (query.about) expect(query.slugs).toHaveProperty(query.about);
  });
});

test('binding catalogue › has no adapter for a pair that does not exist', () => {
  expect(findBinding('office', 'faq')).toBeUndefined();
  expect(findBinding('constructor', '__proto__')).toBeUndefined();
});

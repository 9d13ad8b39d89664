import { describe, expect, test } from 'vitest';
import { bindings, findBinding } from '@/adapters/bindings';
import { registry } from '@/blocks/registry';
import { bindingEntries } from '@/schemas/bindings/catalogue';

describe('every pair of the catalogue', () => {
  test.each(bindingEntries.map((one) => [one.query.source, one.blockType, one.supplies] as const))(
    '%s → %s names a block, and props it has',
    (_, blockType, supplies) => {
      const block = registry.get(blockType);
      expect([...(block?.authored ?? []), ...(block?.supplied ?? [])]).toEqual(
        expect.arrayContaining([...supplies]),
      );
    },
  );

  test('has one adapter', () => {
    expect(bindings.map(({ entry }) => entry)).toEqual(bindingEntries);
  });

  test('stands there once', () => {
    const pairs = bindingEntries.map((one) => `${one.query.source} ${one.blockType}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('says which key it is about, if any, among its slugs', () => {
    for (const { query } of bindingEntries) if (query.about) expect(query.slugs).toHaveProperty(query.about);
  });
});

test('a pair that does not exist is none', () => {
  expect(findBinding('office', 'faq')).toBeUndefined();
  expect(findBinding('constructor', '__proto__')).toBeUndefined();
});

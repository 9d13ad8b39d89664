import type { SanitizedConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { collections } from '@/lib/backend/admin/collections/collections';

const operations = ['read', 'create', 'update', 'delete', 'readVersions', 'unlock'] as const;
let config: SanitizedConfig;

// Access rules may depend on the clock, and their results are compared.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  config = await (await import('@/lib/backend/payload.config')).default;
});

afterAll(() => vi.useRealTimers());

describe('collection access definitions', () => {
  test.each(collections.map((one) => [one.slug, one] as const))('%s', (_slug, collection) => {
    const missing = operations.filter((operation) => typeof collection.access?.[operation] !== 'function');
    expect(missing).toEqual([]);
    if (collection.auth) expect(collection.access?.admin).toBeTypeOf('function');
  });

  test("defines no globals and no collections besides our own and Payload's internal ones", () => {
    expect(config.globals).toEqual([]);
    const ours = collections.map((one) => one.slug);
    const others = config.collections.map((one) => one.slug).filter((slug) => !ours.includes(slug));
    expect(others.sort()).toEqual(['payload-kv', 'payload-migrations', 'payload-preferences']);
  });

  test('an account outside the staff collection has the same access as the public', async () => {
    const stranger = {
      id: 1,
      collection: 'buyers',
      email: 'buyer@example.com',
      role: 'network-admin',
      offices: [1],
    };
    for (const { slug, access } of config.collections) {
      for (const operation of operations) {
        const answer = (user: unknown) => Reflect.apply(access[operation], undefined, [{ req: { user } }]);
        expect(await answer(stranger), `${slug}.${operation}`).toEqual(await answer(null));
      }
    }
  });

  test('the public cannot write, unlock or read versions', async () => {
    for (const { slug, access } of config.collections) {
      for (const operation of operations.filter((one) => one !== 'read')) {
        const answer: unknown = Reflect.apply(access[operation], undefined, [{ req: { user: null } }]);
        expect(answer, `${slug}.${operation}`).toBe(false);
      }
    }
  });

  test("the public cannot read accounts, submissions or Payload's internal collections", () => {
    for (const { slug, access } of config.collections) {
      if (slug !== 'staff' && slug !== 'leads' && slug !== 'buyers' && !slug.startsWith('payload-')) continue;
      expect(Reflect.apply(access.read, undefined, [{ req: { user: null } }]), slug).toBe(false);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { listingsQuery } from '@/schemas/bindings/listings-query';
import { toListingFilter } from './to-listing-filter';

const filterOf = (query: object, similar: string | null = null) =>
  toListingFilter(listingsQuery.schema.parse(query), similar);

describe('listing filter', () => {
  test.each([
    [{}, {}],
    [{ office: 'tema' }, { tribe_slug: 'tema' }],
    [
      { agent: 'esi', status: 'sold' },
      { agent_slug: 'esi', status: ['sold'] },
    ],
    [
      { region: 'ashanti', kind: ['pro', 'franchise'] },
      { state_slug: 'ashanti', kind: ['pro', 'franchise'] },
    ],
    [{ category: 'Retail' }, { category: 'Retail' }],
  ])('maps %o to %o and nothing else', (query, expected) => {
    const set = Object.entries(filterOf(query)).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(set)).toEqual(expected);
  });

  test('similar listings share the category and exclude the compared listing', () => {
    expect(filterOf({ similarTo: 'cold-store' }, 'Wholesale')).toMatchObject({
      category: 'Wholesale',
      exclude: 'cold-store',
    });
  });
});

test.each([
  { limit: 0 },
  { limit: 101 },
  { status: 'withdrawn' },
  { order: 'cheapest' },
  { office: '' },
  { page: 2 },
])('rejects %o', (query) => {
  expect(listingsQuery.schema.safeParse(query).success).toBe(false);
});

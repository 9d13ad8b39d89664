import { describe, expect, test } from 'vitest';
import type { DataContext } from '@/lib/engine/bindings';
import { listingsQuerySchema, toListingFilter } from './listings-query';

const context: DataContext = {
  locale: 'en-GH',
  office: 'osu',
  agent: 'esi',
  region: 'ashanti',
  listing: 'cold-store',
  names: {},
  path: '/',
};
const filterOf = (query: object, similar: string | null = null) =>
  toListingFilter(listingsQuerySchema.parse(query), context, similar);

describe('the filter', () => {
  test.each([
    [{}, {}],
    [{ office: 'current' }, { tribe_slug: 'osu' }],
    [{ office: 'tema' }, { tribe_slug: 'tema' }],
    [
      { agent: 'current', status: 'sold' },
      { agent_slug: 'esi', status: ['sold'] },
    ],
    [
      { region: 'current', kind: ['pro', 'franchise'] },
      { state_slug: 'ashanti', kind: ['pro', 'franchise'] },
    ],
    [{ category: 'Retail' }, { category: 'Retail' }],
  ])('%o asks for %o and nothing else', (query, expected) => {
    const set = Object.entries(filterOf(query)).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(set)).toEqual(expected);
  });

  test('similar ones share the category and leave out the page’s own', () => {
    expect(filterOf({ similarTo: 'current' }, 'Wholesale')).toMatchObject({
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
])('%o is refused', (query) => {
  expect(listingsQuerySchema.safeParse(query).success).toBe(false);
});

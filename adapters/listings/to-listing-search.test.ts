import { describe, expect, test } from 'vitest';
import { listingSearchQuery } from '@/schemas/bindings/listing-search-query';
import { readSearch } from '@/schemas/search/read-search';
import { writeSearch } from '@/schemas/search/write-search';
import { freeSearch, toListingSearch, widenSearch } from './to-listing-search';

const search = (query: string) => readSearch(new URLSearchParams(query));
const held = (query: object) => listingSearchQuery.schema.parse(query);
/** What narrows of a search in the contract's words. */
const narrows = (query: string, holds: object = {}) =>
  Object.fromEntries(
    Object.entries(toListingSearch(search(query), held(holds))).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

describe('a search in the contract’s words', () => {
  const open = { status: ['active', 'under_offer'] };
  test.each([
    ['', {}, open],
    ['words=fish', { office: 'tema' }, { ...open, words: 'fish', tribe_slug: 'tema' }],
    ['status=sold', { agent: 'esi' }, { status: ['sold'], agent_slug: 'esi' }],
    ['region=volta&district=ho', {}, { ...open, state_slugs: ['volta'], districts: ['ho'] }],
    [
      'price_max=5&sde_min=2',
      {},
      { ...open, asking_price: { min: null, max: 500 }, discretionary_earnings: { min: 200, max: null } },
    ],
    ['feature=relocatable&kind=pro', {}, { ...open, flags: ['relocatable'], kinds: ['pro'] }],
    [
      'employees_min=3&established_max=1999',
      {},
      { ...open, employees: { min: 3, max: null }, year_established: { min: null, max: 1999 } },
    ],
  ])('%s', (query, holds, expected) => {
    expect(narrows(query, holds)).toEqual(expected);
  });

  test('what its block holds it to is not the visitor’s to change', () => {
    const holds = { region: 'ashanti', category: 'Retail', kind: 'pro', status: 'sold' };
    const query = 'region=volta&category=Bakeries&kind=business&status=for-sale';
    expect(narrows(query, holds)).toEqual({
      state_slugs: ['ashanti'],
      categories: ['Retail'],
      kinds: ['pro'],
      status: ['sold'],
    });
    const { fixed, state } = freeSearch(search(query), held(holds));
    expect(fixed).toEqual(['region', 'category', 'kind', 'status']);
    expect(state).toEqual(search(''));
  });
});

describe('the same search in the whole network', () => {
  const widened = (query: string, holds: object) => {
    const wider = widenSearch(search(query), held(holds));
    return wider && String(writeSearch(wider));
  };
  test.each([
    ['words=fish&after=abc', { office: 'osu' }, 'words=fish&scope=network'],
    ['', { agent: 'esi', status: 'sold', kind: 'pro' }, 'kind=pro&status=sold&scope=network'],
    ['words=fish', { region: 'ashanti' }, null],
  ])('%s of %o is %s', (query, holds, expected) => {
    expect(widened(query, holds)).toBe(expected);
  });

  test('is of no office’s own page', () => {
    expect(freeSearch(search('scope=network'), held({ office: 'osu' })).state.scope).toBe('here');
    expect(freeSearch(search('scope=network'), held({})).state.scope).toBe('network');
  });
});

test.each([{ limit: 0 }, { limit: 49 }, { kind: ['pro'] }, { status: 'active' }, { order: 'newest' }])(
  '%o is refused',
  (query) => {
    expect(listingSearchQuery.schema.safeParse(query).success).toBe(false);
  },
);

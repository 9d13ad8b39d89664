import { describe, expect, test } from 'vitest';
import { listingSearchQuery } from '@/schemas/bindings/listing-search-query';
import { readSearch } from '@/schemas/search/read-search';
import { writeSearch } from '@/schemas/search/write-search';
import { removeFixedFilters, toListingSearch, widenSearch } from './to-listing-search';

const search = (query: string) => readSearch(new URLSearchParams(query));
const constraintsOf = (query: object) => listingSearchQuery.schema.parse(query);
/** The search arguments that restrict the result, as the contract receives them. */
const activeFilters = (query: string, constraints: object = {}) =>
  Object.fromEntries(
    Object.entries(toListingSearch(search(query), constraintsOf(constraints))).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

describe('toListingSearch', () => {
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
  ])('maps the query %s', (query, constraints, expected) => {
    expect(activeFilters(query, constraints)).toEqual(expected);
  });

  test('visitors cannot change the filters that the block fixes', () => {
    const constraints = { region: 'ashanti', category: 'Retail', kind: 'pro', status: 'sold' };
    const query = 'region=volta&category=Bakeries&kind=business&status=for-sale';
    expect(activeFilters(query, constraints)).toEqual({
      state_slugs: ['ashanti'],
      categories: ['Retail'],
      kinds: ['pro'],
      status: ['sold'],
    });
    const { fixed, state } = removeFixedFilters(search(query), constraintsOf(constraints));
    expect(fixed).toEqual(['region', 'category', 'kind', 'status']);
    expect(state).toEqual(search(''));
  });
});

describe('widenSearch', () => {
  const widened = (query: string, constraints: object) => {
    const wider = widenSearch(search(query), constraintsOf(constraints));
    return wider && String(writeSearch(wider));
  };
  test.each([
    ['words=fish&after=abc', { office: 'osu' }, 'words=fish&scope=network'],
    ['', { agent: 'esi', status: 'sold', kind: 'pro' }, 'kind=pro&status=sold&scope=network'],
    ['words=fish', { region: 'ashanti' }, null],
  ])('widens %s with %o to %s', (query, constraints, expected) => {
    expect(widened(query, constraints)).toBe(expected);
  });

  test('only an office page has the scope "here" fixed', () => {
    expect(removeFixedFilters(search('scope=network'), constraintsOf({ office: 'osu' })).state.scope).toBe(
      'here',
    );
    expect(removeFixedFilters(search('scope=network'), constraintsOf({})).state.scope).toBe('network');
  });
});

test.each([{ limit: 0 }, { limit: 49 }, { kind: ['pro'] }, { status: 'active' }, { order: 'newest' }])(
  'rejects %o',
  (query) => {
    expect(listingSearchQuery.schema.safeParse(query).success).toBe(false);
  },
);

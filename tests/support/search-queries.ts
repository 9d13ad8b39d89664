import type { ListingOrder, ListingSearch } from '@/lib/backend/contract/generated/resolvers';

export type BenchSearchQuery = {
  search?: ListingSearch;
  order?: ListingOrder;
  limit?: number;
  after?: string | null;
};

/** Searches by buyers, over `insertSearchableListings` data: from everything to rare results. */
export const searchQueries: Readonly<Record<string, BenchSearchQuery>> = {
  'a region, cheapest first': { search: { state_slugs: ['region-3'] }, order: 'price_asc' },
  'a trade under a price': {
    search: { categories: ['Trade 7'], asking_price: { max: 50_000_000 } },
    order: 'price_desc',
  },
  'a trade in a region under a price': {
    search: { categories: ['Trade 7'], state_slugs: ['region-3'], asking_price: { max: 50_000_000 } },
  },
  'between two prices, best earnings first': {
    search: { asking_price: { min: 10_000_000, max: 80_000_000 } },
    order: 'sde_desc',
  },
  'three districts, by name': {
    search: { state_slugs: ['region-2'], districts: ['district-7', 'district-8', 'district-9'] },
    order: 'name_asc',
  },
  'two trades that can move, with a small deposit': {
    search: { categories: ['Trade 3', 'Trade 9'], flags: ['relocatable'], down_payment: { max: 9_000_000 } },
    order: 'down_payment_asc',
  },
  'what was sold, newest first': { search: { status: ['sold'] } },
  'franchises with earnings': {
    search: { kinds: ['franchise'], discretionary_earnings: { min: 20_000_000 } },
    order: 'sde_asc',
  },
  'old and large': { search: { year_established: { max: 2000 }, employees: { min: 20 } } },
  'a word in a region': { search: { words: 'kamobibin', state_slugs: ['region-5'] } },
  'a rare word': { search: { words: 'lorebikan' } },
  'two words that stand beside each other, one not': {
    search: { words: '"trade 7" -kakamokan' },
    order: 'price_asc',
  },
  'of an office': { search: { tribe_slug: 'office-77' }, order: 'price_desc' },
};

/** Within half an hour's drive, nearest first. */
export const radiusQuery: BenchSearchQuery = {
  search: { near: { latitude: 6, longitude: 0.4, radius_km: 30 } },
};

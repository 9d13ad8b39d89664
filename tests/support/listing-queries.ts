import type { ListingFilter, ListingOrder } from '@/lib/backend/contract/generated/resolvers';

export type BenchListingQuery = {
  filter?: ListingFilter;
  order?: ListingOrder;
  page?: number;
  limit?: number;
  after?: string | null;
};

const active: ListingFilter = { status: ['active'] };
const narrow: ListingFilter = { ...active, category: 'Category 7', state_slug: 'region-7' };

/**
 * The queries of listing lists, filtered and sorted in every way the site offers, over `insertListings`
 * data.
 */
export const listingQueries: Readonly<Record<string, BenchListingQuery>> = {
  'newest of all': {},
  'newest active': { filter: active },
  'newest sold': { filter: { status: ['sold'] } },
  'lowest price': { filter: active, order: 'price_asc' },
  'highest price': { filter: active, order: 'price_desc' },
  'lowest deposit': { filter: active, order: 'down_payment_asc' },
  'highest deposit': { filter: active, order: 'down_payment_desc' },
  'lowest earnings': { filter: active, order: 'sde_asc' },
  'highest earnings': { filter: active, order: 'sde_desc' },
  'by name': { order: 'name_asc' },
  'by name, descending': { order: 'name_desc' },
  'of a kind': { filter: { ...active, kind: ['pro'] } },
  'of an office': { filter: { ...active, tribe_slug: 'office-77' } },
  'of an office, lowest price': { filter: { tribe_slug: 'office-77' }, order: 'price_asc' },
  'of an agent, by name': { filter: { agent_slug: 'agent-77' }, order: 'name_asc' },
  'of a region, highest price': { filter: { state_slug: 'region-7' }, order: 'price_desc' },
  'of a category': { filter: { ...active, category: 'Category 7' } },
  'of a category, by name': { filter: { category: 'Category 7' }, order: 'name_asc' },
  'of a category, without one listing': { filter: { category: 'Category 7', exclude: 'listing-77' } },
  'of a category in a region': { filter: narrow },
  'the same of a kind, highest price': { filter: { ...narrow, kind: ['pro'] }, order: 'price_desc' },
  'the same, sold, by name': { filter: { ...narrow, kind: ['pro'], status: ['sold'] }, order: 'name_asc' },
  'of a kind its category has none, lowest price': {
    filter: { category: 'Category 0', kind: ['pro'] },
    order: 'price_asc',
  },
  'of an unknown category': { filter: { category: 'No such category' } },
  'the 40th page of 24': { filter: active, page: 40, limit: 24 },
};

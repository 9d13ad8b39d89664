import type { ListingSearch } from '@/lib/graphql/generated/operations';
import type { listingSearchQuery } from '@/schemas/bindings/listing-search-query';
import type { QueryOf } from '@/schemas/bindings/source-query';
import type { FoundListings } from '@/schemas/search/found-listings';
import type { SearchRange, SearchState } from '@/schemas/search/search-state';

export type HeldSearch = QueryOf<typeof listingSearchQuery>;

const statuses = { 'for-sale': ['active', 'under_offer'], sold: ['sold'] } as const;

/** What a visitor may choose where a block holds its search to something, and what is left of what they chose. */
export function freeSearch(asked: SearchState, held: HeldSearch): Pick<FoundListings, 'state' | 'fixed'> {
  const fixed = (['region', 'category', 'kind', 'status'] as const).filter(
    (name) => held[name] !== undefined,
  );
  return {
    fixed,
    state: {
      ...asked,
      ...((held.office !== undefined || held.agent !== undefined) && { scope: 'here' }),
      ...(held.region !== undefined && { region: [] }),
      ...(held.category !== undefined && { category: [] }),
      ...(held.kind !== undefined && { kind: [] }),
      ...(held.status !== undefined && { status: 'for-sale' }),
    },
  };
}

/** The same search in the whole network, as its page takes it; null where a block holds it to nobody's listings anyway. */
export function widenSearch(state: SearchState, held: HeldSearch): SearchState | null {
  if (held.office === undefined && held.agent === undefined) return null;
  return {
    ...state,
    ...(held.region !== undefined && { region: [held.region] }),
    ...(held.category !== undefined && { category: [held.category] }),
    ...(held.kind !== undefined && { kind: [held.kind] }),
    ...(held.status !== undefined && { status: held.status }),
    scope: 'network',
    after: null,
    from: null,
    unread: [],
  };
}

/** A search as the contract has it, held to what its block says. */
export function toListingSearch(state: SearchState, held: HeldSearch): ListingSearch {
  return {
    words: state.words || null,
    tribe_slug: held.office ?? null,
    agent_slug: held.agent ?? null,
    state_slugs: held.region === undefined ? state.region : [held.region],
    districts: state.district,
    categories: held.category === undefined ? state.category : [held.category],
    subcategories: state.subcategory,
    kinds: held.kind === undefined ? state.kind : [held.kind],
    status: [...statuses[held.status ?? state.status]],
    flags: state.feature,
    asking_price: toRange(state.price),
    down_payment: toRange(state.down_payment),
    discretionary_earnings: toRange(state.sde),
    total_sales: toRange(state.sales),
    employees: toRange(state.employees),
    year_established: toRange(state.established),
  };
}

const toRange = (range: SearchRange): SearchRange | null =>
  range.min === null && range.max === null ? null : range;

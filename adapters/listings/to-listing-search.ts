import type { ListingSearch } from '@/lib/graphql/generated/operations';
import type { listingSearchQuery } from '@/schemas/bindings/listing-search-query';
import type { QueryOf } from '@/schemas/bindings/source-query';
import type { ListingSearchData } from '@/schemas/search/listing-search-data';
import type { SearchRange, SearchState } from '@/schemas/search/search-state';

export type SearchConstraints = QueryOf<typeof listingSearchQuery>;

const statuses = {
  'for-sale': ['active', 'under_offer'],
  'under-offer': ['under_offer'],
  sold: ['sold'],
} as const;

/** The search state without the filters that the block fixes, and the names of those filters. */
export function removeFixedFilters(
  requestedState: SearchState,
  constraints: SearchConstraints,
): Pick<ListingSearchData, 'state' | 'fixed'> {
  const fixed = (['region', 'category', 'kind', 'status'] as const).filter(
    (name) => constraints[name] !== undefined,
  );
  return {
    fixed,
    state: {
      ...requestedState,
      ...((constraints.office !== undefined || constraints.agent !== undefined) && { scope: 'here' }),
      ...(constraints.region !== undefined && { region: [] }),
      ...(constraints.category !== undefined && { category: [] }),
      ...(constraints.kind !== undefined && { kind: [] }),
      ...(constraints.status !== undefined && { status: 'for-sale' }),
    },
  };
}

/**
 * The same search in the whole network, for the page of the network search; null when the block is not
 * restricted to an office or agent.
 */
export function widenSearch(state: SearchState, constraints: SearchConstraints): SearchState | null {
  if (constraints.office === undefined && constraints.agent === undefined) return null;
  return {
    ...state,
    ...(constraints.region !== undefined && { region: [constraints.region] }),
    ...(constraints.category !== undefined && { category: [constraints.category] }),
    ...(constraints.kind !== undefined && { kind: [constraints.kind] }),
    ...(constraints.status !== undefined && { status: constraints.status }),
    scope: 'network',
    after: null,
    from: null,
    unread: [],
  };
}

/** The search arguments of the contract, restricted by the constraints of the block. */
export function toListingSearch(state: SearchState, constraints: SearchConstraints): ListingSearch {
  return {
    words: state.words || null,
    tribe_slug: constraints.office ?? null,
    agent_slug: constraints.agent ?? null,
    state_slugs: constraints.region === undefined ? state.region : [constraints.region],
    cities: state.city,
    districts: state.district,
    categories: constraints.category === undefined ? state.category : [constraints.category],
    subcategories: state.subcategory,
    kinds: constraints.kind === undefined ? state.kind : [constraints.kind],
    status: [...statuses[constraints.status ?? state.status]],
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

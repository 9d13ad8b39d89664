import type { BuyerCriteria } from '@/schemas/buyers/preferences';
import type { SearchRange, SearchState } from '@/schemas/search/search-state';
import { type ParsedSearch, parseSearch } from '../search/parse-search';

/** The statuses of listings that a search finds. */
export const searchedStatuses = {
  'for-sale': ['active', 'under_offer'],
  'under-offer': ['under_offer'],
  sold: ['sold'],
} as const;

const toRange = (range: SearchRange): SearchRange | null =>
  range.min === null && range.max === null ? null : range;

/** The listings for sale that match criteria. */
export const searchOfCriteria = (criteria: BuyerCriteria): ParsedSearch =>
  parseSearch({
    state_slugs: criteria.region,
    categories: criteria.category,
    subcategories: criteria.subcategory,
    status: [...searchedStatuses['for-sale']],
    asking_price: toRange(criteria.price),
    down_payment: toRange(criteria.down_payment),
    discretionary_earnings: toRange(criteria.sde),
  });

/** The listings that a saved search finds in the whole network. */
export const searchOfState = (state: SearchState): ParsedSearch =>
  parseSearch({
    words: state.words || null,
    state_slugs: state.region,
    cities: state.city,
    districts: state.district,
    categories: state.category,
    subcategories: state.subcategory,
    kinds: state.kind,
    status: [...searchedStatuses[state.status]],
    flags: state.feature,
    asking_price: toRange(state.price),
    down_payment: toRange(state.down_payment),
    discretionary_earnings: toRange(state.sde),
    total_sales: toRange(state.sales),
    employees: toRange(state.employees),
    year_established: toRange(state.established),
  });

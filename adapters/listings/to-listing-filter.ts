import type { ListingFilter } from '@/lib/graphql/generated/operations';
import type { listingsQuery } from '@/schemas/bindings/listings-query';
import type { QueryOf } from '@/schemas/bindings/source-query';

export type ListingsQueryParams = QueryOf<typeof listingsQuery>;

/**
 * The filter of the contract. `similarCategory` is the category of the listing that the results are compared
 * with.
 */
export function toListingFilter(query: ListingsQueryParams, similarCategory: string | null): ListingFilter {
  return {
    status: asList(query.status),
    kind: asList(query.kind),
    category: similarCategory ?? query.category,
    state_slug: query.region,
    tribe_slug: query.office,
    agent_slug: query.agent,
    exclude: query.similarTo,
  };
}

function asList<Item extends string>(value: Item | Item[] | undefined): Item[] | undefined {
  return typeof value === 'string' ? [value] : value;
}

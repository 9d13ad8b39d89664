import type { Supply } from '@/lib/engine/bindings';
import type { SearchResultsData } from './to-search-results';

export function listingSearchToListingSearch({
  found,
  listings,
}: SearchResultsData): Supply<'found' | 'listings'> {
  return { props: { found, listings } };
}

import type { Supply } from '@/lib/engine/bindings';
import type { SearchAnswer } from './to-search-answer';

export function listingSearchToListingSearch({
  found,
  listings,
}: SearchAnswer): Supply<'found' | 'listings'> {
  return { props: { found, listings } };
}

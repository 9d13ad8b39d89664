import type { Supply } from '@/lib/engine/bindings';
import type { ListingCard } from '@/schemas/listing';
import type { List } from '../read-list';

export function listingsToListingGrid({ items: listings }: List<ListingCard>): Supply<'listings'> {
  return { props: { listings } };
}

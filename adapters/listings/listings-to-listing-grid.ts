import type { Supply } from '@/lib/engine/bindings';
import type { ListingCard } from '@/schemas/listing';

export function listingsToListingGrid(listings: ListingCard[]): Supply<'listings'> {
  return { props: { listings } };
}

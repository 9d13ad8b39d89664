import type { Supply } from '@/lib/engine/bindings';
import type { Listing } from '@/schemas/listing';

export function listingToListingDetail(listing: Listing): Supply<'listing'> {
  return { props: { listing } };
}

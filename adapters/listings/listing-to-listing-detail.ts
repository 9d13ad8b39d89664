import type { Supply } from '@/lib/engine/bindings';
import type { ListingInTrade } from './to-trade-asked';

export function listingToListingDetail({ listing, trade }: ListingInTrade): Supply<'listing' | 'trade'> {
  return { props: { listing, trade } };
}

import type { Supply } from '@/lib/engine/bindings';
import type { ListingInTrade } from './listing-in-trade.source';

export function listingToListingDetail({
  listing,
  trade,
  loan,
  address,
}: ListingInTrade): Supply<'listing' | 'trade' | 'loan' | 'address'> {
  return { props: { listing, trade, loan, address } };
}

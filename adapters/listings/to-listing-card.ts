import type { ListingCardPartsFragment } from '@/lib/graphql/generated/operations';
import { listingPath } from '@/lib/routes/record-paths';
import type { ListingCard } from '@/schemas/listing';
import { listingPlaceholder } from '@/schemas/placeholder';
import { toDecoration } from '../media/to-image';

export function toListingCard(listing: ListingCardPartsFragment): ListingCard {
  return {
    slug: listing.slug,
    href: listingPath(listing.slug),
    title: listing.title,
    status: listing.status,
    kind: listing.kind,
    category: listing.category,
    location: listing.place,
    image: toDecoration(listing.cover[0]) ?? { ...listingPlaceholder, alt: '', widths: [] },
    askingPrice: listing.asking_price,
    downPayment: listing.down_payment,
    discretionaryEarnings: listing.discretionary_earnings,
    soldPrice: listing.sold_price,
  };
}

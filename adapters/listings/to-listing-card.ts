import type { ListingCardPartsFragment } from '@/lib/graphql/generated/operations';
import { listingPath } from '@/lib/routes/record-paths';
import type { Image } from '@/schemas/image';
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
    image: listing.confidential ? null : imageOf(listing),
    askingPrice: listing.asking_price,
    downPayment: listing.down_payment,
    discretionaryEarnings: listing.discretionary_earnings,
    totalSales: listing.total_sales,
    soldPrice: listing.sold_price,
  };
}

/** The first picture, also of a confidential listing; otherwise the placeholder. */
export const imageOf = ({ cover }: Pick<ListingCardPartsFragment, 'cover'>): Image =>
  toDecoration(cover[0]) ?? { ...listingPlaceholder, alt: '', widths: [] };

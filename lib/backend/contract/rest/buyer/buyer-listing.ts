import type { ContractContext } from '@/lib/backend/contract/context';
import {
  formatPicturePath,
  loadListings,
  loadPictures,
} from '@/lib/backend/contract/resolvers/load-relations';
import type { Listing } from '@/lib/backend/payload-types';
import { formatLocation } from '@/lib/places/format-location';
import { listingPath } from '@/lib/routes/record-paths';
import type { BuyerListing } from '@/schemas/buyers/buyer-calls';
import { listingStatusSchema } from '@/schemas/listing';
import { listingPlaceholder } from '@/schemas/placeholder';

/** A listing as its public card shows it: a confidential one without a picture. */
async function toBuyerListing({ loaders }: ContractContext, listing: Listing): Promise<BuyerListing> {
  const { listing_number, slug, title, summary, kind, category, location, listed_at } = listing;
  const [cover] = listing.confidential ? [] : await loadPictures(loaders, listing.images?.slice(0, 1));
  return {
    listing_number,
    slug,
    href: listingPath(slug),
    title,
    summary,
    status: listingStatusSchema.parse(listing.status),
    kind,
    category,
    location: formatLocation(location, (await loaders.vocabulary()).places.resolve),
    asking_price: listing.asking_price ?? null,
    down_payment: listing.down_payment ?? null,
    discretionary_earnings: listing.discretionary_earnings ?? null,
    sold_price: listing.sold_price ?? null,
    listed_at,
    sold_at: listing.sold_at ?? null,
    image: formatPicturePath(cover) ?? listingPlaceholder.src,
  };
}

/** A public listing with its record. */
type LoadedListing = { record: Listing; listing: BuyerListing };

/** The listings with these ids, in this order, without those that are not public. */
export async function loadBuyerListings(
  context: ContractContext,
  ids: readonly number[],
): Promise<LoadedListing[]> {
  const records = await loadListings(context.loaders, ids);
  return Promise.all(
    records.map(async (record) => ({ record, listing: await toBuyerListing(context, record) })),
  );
}

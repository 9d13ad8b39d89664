import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { ListingCategoryDocument, ListingsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { belongsToOwner } from '@/lib/routes/link-to-record';
import { listingsQuery } from '@/schemas/bindings/listings-query';
import { type ListingCard, listingCardSchema } from '@/schemas/listing';
import { type List, readList } from '../read-list';
import { type ListedRecord, listingHref } from './listing-href';
import { toListingCard } from './to-listing-card';
import { toListingFilter } from './to-listing-filter';

/** Listings as cards, in the order asked for. */
export const listingsSource = defineSource<typeof listingsQuery, List<ListingCard>>({
  query: listingsQuery,
  read: async (query, page) => {
    const { listings } = await queryContent(ListingsDocument, {
      filter: toListingFilter(query, await readSimilarCategory(query.similarTo)),
      order: query.order,
      limit: query.limit,
      owned: belongsToOwner(page),
    });
    const toCard = (listing: ListedRecord) => ({
      ...toListingCard(listing),
      href: listingHref(listing, page),
    });
    return readList(listings, toCard, listingCardSchema, 'listings');
  },
});

async function readSimilarCategory(slug: string | undefined): Promise<string | null> {
  if (!slug) return null;
  const { listing } = await queryContent(ListingCategoryDocument, { slug });
  return listing?.category ?? null;
}

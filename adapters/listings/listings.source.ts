import { defineSource } from '@/lib/engine/define-source';
import { ComparedListingDocument, ListingsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { isOwnerPage } from '@/lib/routes/link-to-record';
import { listingsQuery } from '@/schemas/bindings/listings-query';
import { type ListingCard, listingCardSchema } from '@/schemas/listing';
import { type List, readList } from '../read-list';
import { type ListedRecord, listingHref } from './listing-href';
import { sortByPriceDistance } from './sort-by-price-distance';
import { toListingCard } from './to-listing-card';
import { toListingFilter } from './to-listing-filter';

/** The number of listings in the same category among which those with the nearest price are chosen. */
const SIMILAR_CANDIDATE_COUNT = 24;

/**
 * Listings as cards, in the requested order; similar listings are ordered by their distance from the price
 * of the compared listing.
 */
export const listingsSource = defineSource<typeof listingsQuery, List<ListingCard>>({
  query: listingsQuery,
  read: async (query, page) => {
    const compared = await readCompared(query.similarTo);
    const { listings } = await queryContent(ListingsDocument, {
      filter: toListingFilter(query, compared?.category ?? null),
      order: query.order,
      limit: compared ? Math.max(query.limit, SIMILAR_CANDIDATE_COUNT) : query.limit,
      owned: isOwnerPage(page),
    });
    const toCard = (listing: ListedRecord) => ({
      ...toListingCard(listing),
      href: listingHref(listing, page),
    });
    const items = sortByPriceDistance(listings.items, compared?.asking_price ?? null).slice(0, query.limit);
    const { items: cards, more } = readList({ ...listings, items }, toCard, listingCardSchema, 'listings');
    return { items: cards, more: more || items.length < listings.items.length };
  },
});

async function readCompared(slug: string | undefined) {
  if (!slug) return null;
  const { listing } = await queryContent(ComparedListingDocument, { slug });
  return listing;
}

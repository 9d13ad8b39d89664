import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { ListingCategoryDocument, ListingsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { listingsQuery } from '@/schemas/bindings/listings-query';
import { type ListingCard, listingCardSchema } from '@/schemas/listing';
import { type List, readList } from '../read-list';
import { toListingCard } from './to-listing-card';
import { toListingFilter } from './to-listing-filter';

/** Listings as cards, in the order asked for. */
export const listingsSource = defineSource<typeof listingsQuery, List<ListingCard>>({
  query: listingsQuery,
  read: async (query) => {
    const { listings } = await queryContent(ListingsDocument, {
      filter: toListingFilter(query, await readSimilarCategory(query.similarTo)),
      order: query.order,
      limit: query.limit,
    });
    return readList(listings, toListingCard, listingCardSchema, 'listings');
  },
});

async function readSimilarCategory(slug: string | undefined): Promise<string | null> {
  if (!slug) return null;
  const { listing } = await queryContent(ListingCategoryDocument, { slug });
  return listing?.category ?? null;
}

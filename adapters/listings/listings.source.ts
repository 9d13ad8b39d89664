import 'server-only';
import type { DataContext, Source } from '@/lib/engine/bindings';
import { ListingCategoryDocument, ListingsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { type ListingCard, listingCardSchema } from '@/schemas/listing';
import { parseEach } from '../parse-each';
import { type ListingsQuery, listingsQuerySchema, toListingFilter } from './listings-query';
import { toListingCard } from './to-listing-card';

/** Listings as cards, in the order asked for. */
export const listingsSource: Source<'listings', ListingsQuery, ListingCard[]> = {
  name: 'listings',
  query: listingsQuerySchema,
  tags: () => ['listings'],
  read: async (query, context) => {
    const { listings } = await queryContent(ListingsDocument, {
      filter: toListingFilter(query, context, await readSimilarCategory(query, context)),
      order: query.order,
      limit: query.limit,
    });
    return parseEach(listingCardSchema, listings.items.map(toListingCard), 'listings');
  },
};

async function readSimilarCategory(query: ListingsQuery, { listing }: DataContext): Promise<string | null> {
  if (!query.similarTo || !listing) return null;
  const found = await queryContent(ListingCategoryDocument, { slug: listing });
  return found.listing?.category ?? null;
}

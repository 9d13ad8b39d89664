import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { AskedMultiplesDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { listingQuery } from '@/schemas/bindings/record-queries';
import { listingSource } from './listing.source';
import { type ListingInTrade, toTradeAsked } from './to-trade-asked';

/** One listing in full, and what others of its category ask. */
export const listingInTradeSource = defineSource<typeof listingQuery, ListingInTrade>({
  query: listingQuery,
  read: async (query, page) => {
    const listing = await listingSource.readOnce(query, page);
    if (!listing) return null;
    if (listing.status === 'sold' || listing.category === '') return { listing, trade: null };
    const { categoryMultiples } = await queryContent(AskedMultiplesDocument, { category: listing.category });
    return { listing, trade: toTradeAsked(categoryMultiples.asked) };
  },
});

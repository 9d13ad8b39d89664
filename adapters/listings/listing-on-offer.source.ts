import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { listingQuery } from '@/schemas/bindings/record-queries';
import type { Listing } from '@/schemas/listing';
import { listingSource } from './listing.source';

/** One listing in full as long as somebody may ask to buy it: a form about what is sold is left out with its block. */
export const listingOnOfferSource = defineSource<typeof listingQuery, Listing>({
  query: listingQuery,
  read: async (query, page) => {
    const listing = await listingSource.readOnce(query, page);
    return listing?.status === 'sold' ? null : listing;
  },
});

import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { listingQuery } from '@/schemas/bindings/record-queries';
import type { Listing } from '@/schemas/listing';
import { listingSource } from './listing.source';

/**
 * A listing with all details, as long as it accepts inquiries. A form about a sold listing is omitted with
 * its block.
 */
export const listingOnOfferSource = defineSource<typeof listingQuery, Listing>({
  query: listingQuery,
  read: async (query, page) => {
    const listing = await listingSource.readOnce(query, page);
    return listing?.status === 'sold' ? null : listing;
  },
});

import { defineSource } from '@/lib/engine/define-source';
import { listingQuery } from '@/schemas/bindings/record-queries';
import type { Listing } from '@/schemas/listing';
import { listingSource } from './listing.source';

/**
 * A listing with all details while it accepts inquiries; null when it is sold, so that the block with the form is
 * omitted.
 */
export const inquirableListingSource = defineSource<typeof listingQuery, Listing>({
  query: listingQuery,
  read: async (query, page) => {
    const listing = await listingSource.readOnce(query, page);
    return listing?.status === 'sold' ? null : listing;
  },
});

import { defineSource } from '@/lib/engine/define-source';
import { ListingBySlugDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { listingQuery } from '@/schemas/bindings/record-queries';
import type { Listing } from '@/schemas/listing';
import { readOfficeHours } from '../offices/read-office-hours';
import { toListing } from './to-listing';

/** A listing with all details. Depends on its agent and office, whose names are displayed. */
export const listingSource = defineSource<typeof listingQuery, Listing>({
  query: listingQuery,
  read: async ({ slug }, { names, locale }) => {
    const { listing } = await queryContent(ListingBySlugDocument, { slug });
    if (!listing) return null;
    const officeHours = await readOfficeHours(listing.office?.slug, locale);
    return { ...toListing(listing, names), officeHours };
  },
});

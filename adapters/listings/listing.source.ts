import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { ListingBySlugDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { Listing } from '@/schemas/listing';
import { recordTag } from '@/schemas/renewal-tags';
import { resolveSubject, slugQuerySchema } from '../current';
import { toListing } from './to-listing';

const querySchema = z.strictObject({ slug: slugQuerySchema });
type Query = z.infer<typeof querySchema>;

/** One listing in full. Depends on its agent and office, whose names it shows. */
export const listingSource: Source<'listing', Query, Listing> = {
  name: 'listing',
  query: querySchema,
  tags: ({ slug }, context) => {
    const listing = resolveSubject(slug, context.listing);
    return listing ? [recordTag('listings', listing), 'agents', 'offices'] : [];
  },
  read: async ({ slug }, context) => {
    const wanted = resolveSubject(slug, context.listing);
    if (!wanted) return null;
    const { listing } = await queryContent(ListingBySlugDocument, { slug: wanted });
    return listing && toListing(listing);
  },
};

import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleListings } from '@/schemas/examples/listing';
import { exampleSearchResult } from '@/schemas/examples/search';
import type { listingSearchSchema, listingSearchSuppliedSchema } from './listing-search.schema';

export const listingSearchExample: SuppliedExampleOf<
  typeof listingSearchSchema,
  typeof listingSearchSuppliedSchema
> = {
  props: { heading: 'Find a business' },
  supplied: { found: exampleSearchResult, listings: exampleListings },
};

import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleListings } from '@/schemas/examples/listing';
import type { listingGridSchema, listingGridSuppliedSchema } from './listing-grid.schema';

export const listingGridExample: SuppliedExampleOf<
  typeof listingGridSchema,
  typeof listingGridSuppliedSchema
> = {
  props: {
    heading: 'New on the market',
    action: { label: 'All listings', to: { url: '/buy-a-business/business-listing-search' } },
  },
  supplied: { listings: exampleListings },
};

import { defineBlock } from '@/lib/engine/define-block';
import { exampleListings } from '@/schemas/examples/listing';
import { listingGridSchema } from './listing-grid.schema';

export const listingGrid = defineBlock({
  type: 'listing-grid',
  label: 'Listings',
  description: 'Businesses for sale or sold, as cards.',
  category: 'listing',
  props: listingGridSchema,
  example: {
    heading: 'New on the market',
    action: { label: 'All listings', href: '/buy-a-business/business-listing-search' },
    listings: exampleListings,
  },
  view: () => import('./listing-grid').then((module) => module.ListingGrid),
});

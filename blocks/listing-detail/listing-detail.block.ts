import { defineBlock } from '@/lib/engine/define-block';
import { exampleListing } from '@/schemas/examples/listing';
import { listingDetailSchema } from './listing-detail.schema';

export const listingDetail = defineBlock({
  type: 'listing-detail',
  label: 'Listing',
  description: 'One business for sale in full, with its figures.',
  category: 'listing',
  props: listingDetailSchema,
  example: { listing: exampleListing },
  view: () => import('./listing-detail').then((module) => module.ListingDetail),
});

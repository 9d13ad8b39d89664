import { defineBlock } from '@/lib/engine/define-block';
import { listingSearchSchema, listingSearchSuppliedSchema } from './listing-search.schema';

export const listingSearch = defineBlock({
  type: 'listing-search',
  label: 'Listing search',
  description: 'Search for businesses for sale or sold by text, place, trade and figures.',
  category: 'listing',
  hasQueryVariants: true,
  props: listingSearchSchema,
  supplied: listingSearchSuppliedSchema,
  example: () => import('./listing-search.example').then((module) => module.listingSearchExample),
  view: () => import('./listing-search').then((module) => module.ListingSearch),
});

import { defineBlock } from '@/lib/engine/define-block';
import { listingSearchSchema, listingSearchSuppliedSchema } from './listing-search.schema';

export const listingSearch = defineBlock({
  type: 'listing-search',
  label: 'Listing search',
  description: 'Businesses for sale or sold, to be searched by words, place, trade and figures.',
  category: 'listing',
  answersQuery: true,
  props: listingSearchSchema,
  supplied: listingSearchSuppliedSchema,
  example: () => import('./listing-search.example').then((module) => module.listingSearchExample),
  view: () => import('./listing-search').then((module) => module.ListingSearch),
});

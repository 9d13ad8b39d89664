import { defineBlock } from '@/lib/engine/define-block';
import { listingGridSchema, listingGridSuppliedSchema } from './listing-grid.schema';

export const listingGrid = defineBlock({
  type: 'listing-grid',
  label: 'Listings',
  description: 'Businesses for sale or sold, as cards.',
  category: 'listing',
  props: listingGridSchema,
  supplied: listingGridSuppliedSchema,
  example: () => import('./listing-grid.example').then((module) => module.listingGridExample),
  view: () => import('./listing-grid').then((module) => module.ListingGrid),
});

import { defineBlock } from '@/lib/engine/define-block';
import { viewedListingsSchema } from './viewed-listings.schema';

export const viewedListings = defineBlock({
  type: 'viewed-listings',
  label: 'Viewed listings',
  description: 'The listings that a signed-in buyer opened last.',
  keywords: ['Buyer area'],
  category: 'action',
  props: viewedListingsSchema,
  example: () => import('./viewed-listings.example').then((module) => module.viewedListingsExample),
  view: () => import('./viewed-listings').then((module) => module.ViewedListings),
});

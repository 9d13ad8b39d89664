import { defineBlock } from '@/lib/engine/define-block';
import { savedListingsSchema } from './saved-listings.schema';

export const savedListings = defineBlock({
  type: 'saved-listings',
  label: 'Saved listings',
  description: 'The listings that a signed-in buyer has saved, with notes and comparison.',
  keywords: ['Buyer area'],
  category: 'action',
  props: savedListingsSchema,
  example: () => import('./saved-listings.example').then((module) => module.savedListingsExample),
  view: () => import('./saved-listings').then((module) => module.SavedListings),
});

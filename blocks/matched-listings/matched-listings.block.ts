import { defineBlock } from '@/lib/engine/define-block';
import { matchedListingsSchema } from './matched-listings.schema';

export const matchedListings = defineBlock({
  type: 'matched-listings',
  label: 'Matched listings',
  description: 'The listings that match the preferences of a signed-in buyer.',
  keywords: ['Buyer area'],
  category: 'action',
  props: matchedListingsSchema,
  example: () => import('./matched-listings.example').then((module) => module.matchedListingsExample),
  view: () => import('./matched-listings').then((module) => module.MatchedListings),
});

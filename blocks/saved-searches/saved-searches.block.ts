import { defineBlock } from '@/lib/engine/define-block';
import { savedSearchesSchema } from './saved-searches.schema';

export const savedSearches = defineBlock({
  type: 'saved-searches',
  label: 'Saved searches',
  description: 'The saved searches of a signed-in buyer, with their email alerts.',
  keywords: ['Buyer area'],
  category: 'action',
  props: savedSearchesSchema,
  example: () => import('./saved-searches.example').then((module) => module.savedSearchesExample),
  view: () => import('./saved-searches').then((module) => module.SavedSearches),
});

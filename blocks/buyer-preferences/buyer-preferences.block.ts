import { defineBlock } from '@/lib/engine/define-block';
import { buyerPreferencesSchema } from './buyer-preferences.schema';

export const buyerPreferences = defineBlock({
  type: 'buyer-preferences',
  label: 'Buyer preferences',
  description: 'What a signed-in buyer is looking for, with the number of matching listings.',
  keywords: ['Buyer area'],
  category: 'action',
  props: buyerPreferencesSchema,
  example: () => import('./buyer-preferences.example').then((module) => module.buyerPreferencesExample),
  view: () => import('./buyer-preferences').then((module) => module.BuyerPreferences),
});

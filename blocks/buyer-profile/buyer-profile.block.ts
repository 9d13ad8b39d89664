import { defineBlock } from '@/lib/engine/define-block';
import { buyerProfileSchema } from './buyer-profile.schema';

export const buyerProfile = defineBlock({
  type: 'buyer-profile',
  label: 'Buyer profile',
  description: 'Details, password, devices and data of a signed-in buyer.',
  keywords: ['Buyer area'],
  category: 'action',
  props: buyerProfileSchema,
  example: () => import('./buyer-profile.example').then((module) => module.buyerProfileExample),
  view: () => import('./buyer-profile').then((module) => module.BuyerProfile),
});

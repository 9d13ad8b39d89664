import { defineBlock } from '@/lib/engine/define-block';
import { callToActionSchema } from './call-to-action.schema';

export const callToAction = defineBlock({
  type: 'call-to-action',
  label: 'Call to action',
  description: 'One clear invitation, with one or two links.',
  category: 'action',
  props: callToActionSchema,
  example: {
    heading: 'Thinking of selling?',
    text: 'A first talk is free, and nobody hears of it but us.',
    actions: [
      { label: 'What is my business worth?', href: '/sell-a-business/what-is-my-business-worth' },
      { label: 'Find your office', href: '/locations' },
    ],
  },
  view: () => import('./call-to-action').then((module) => module.CallToAction),
});

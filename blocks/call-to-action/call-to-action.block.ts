import { defineBlock } from '@/lib/engine/define-block';
import { callToActionSchema } from './call-to-action.schema';

export const callToAction = defineBlock({
  type: 'call-to-action',
  label: 'Call to action',
  description: 'A short invitation with one or two links.',
  category: 'action',
  props: callToActionSchema,
  example: () => import('./call-to-action.example').then((module) => module.callToActionExample),
  view: () => import('./call-to-action').then((module) => module.CallToAction),
});

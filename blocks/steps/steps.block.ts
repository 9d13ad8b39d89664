import { defineBlock } from '@/lib/engine/define-block';
import { stepsSchema } from './steps.schema';

export const steps = defineBlock({
  type: 'steps',
  label: 'Steps',
  description: 'What happens one after the other, numbered.',
  category: 'text',
  props: stepsSchema,
  example: () => import('./steps.example').then((module) => module.stepsExample),
  view: () => import('./steps').then((module) => module.Steps),
});

import { defineBlock } from '@/lib/engine/define-block';
import { stepsSchema } from './steps.schema';

export const steps = defineBlock({
  type: 'steps',
  label: 'Steps',
  description: 'Numbered steps of a process.',
  category: 'text',
  props: stepsSchema,
  example: () => import('./steps.example').then((module) => module.stepsExample),
  view: () => import('./steps').then((module) => module.Steps),
});

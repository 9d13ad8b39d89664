import { defineBlock } from '@/lib/engine/define-block';
import { statisticsSchema } from './statistics.schema';

export const statistics = defineBlock({
  type: 'statistics',
  label: 'Statistics',
  description: 'A few large figures and an optional bar chart.',
  category: 'proof',
  props: statisticsSchema,
  example: () => import('./statistics.example').then((module) => module.statisticsExample),
  view: () => import('./statistics').then((module) => module.Statistics),
});

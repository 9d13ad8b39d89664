import { defineBlock } from '@/lib/engine/define-block';
import { featureGridSchema } from './feature-grid.schema';

export const featureGrid = defineBlock({
  type: 'feature-grid',
  label: 'Features',
  description: 'Two to four columns of short points with an icon or picture and an optional link.',
  category: 'text',
  props: featureGridSchema,
  example: () => import('./feature-grid.example').then((module) => module.featureGridExample),
  view: () => import('./feature-grid').then((module) => module.FeatureGrid),
});

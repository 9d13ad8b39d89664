import { defineBlock } from '@/lib/engine/define-block';
import { heroSchema, heroSuppliedSchema } from './hero.schema';

export const hero = defineBlock({
  type: 'hero',
  label: 'Hero',
  description: 'The top of a page: heading, short introduction and main actions.',
  keywords: ['Headline', 'Page title', 'Estimate'],
  category: 'opening',
  props: heroSchema,
  supplied: heroSuppliedSchema,
  example: () => import('./hero.example').then((module) => module.heroExample),
  view: () => import('./hero').then((module) => module.Hero),
});

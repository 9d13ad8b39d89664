import { defineBlock } from '@/lib/engine/define-block';
import { heroSchema } from './hero.schema';

export const hero = defineBlock({
  type: 'hero',
  label: 'Hero',
  description: 'The opening of a page: its heading, a short intro, and what a visitor can do first.',
  names: ['Headline', 'Page title'],
  category: 'opening',
  props: heroSchema,
  example: () => import('./hero.example').then((module) => module.heroExample),
  view: () => import('./hero').then((module) => module.Hero),
});

import { defineBlock } from '@/lib/engine/define-block';
import { saleStoriesSchema, saleStoriesSuppliedSchema } from './sale-stories.schema';

export const saleStories = defineBlock({
  type: 'sale-stories',
  label: 'Sale stories',
  description: 'How businesses were sold: asking and sold price, weeks, broker and story.',
  category: 'proof',
  props: saleStoriesSchema,
  supplied: saleStoriesSuppliedSchema,
  example: () => import('./sale-stories.example').then((module) => module.saleStoriesExample),
  view: () => import('./sale-stories').then((module) => module.SaleStories),
});

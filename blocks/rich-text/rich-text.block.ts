import { defineBlock } from '@/lib/engine/define-block';
import { richTextSchema } from './rich-text.schema';

export const richText = defineBlock({
  type: 'rich-text',
  label: 'Text',
  description: 'Longer text with headings, lists, quotes and tables, and an optional side note.',
  category: 'text',
  props: richTextSchema,
  example: () => import('./rich-text.example').then((module) => module.richTextExample),
  view: () => import('./rich-text').then((module) => module.RichText),
});

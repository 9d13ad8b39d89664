import { defineBlock } from '@/lib/engine/define-block';
import { richTextSchema } from './rich-text.schema';

export const richText = defineBlock({
  type: 'rich-text',
  label: 'Text',
  description:
    'A longer piece of writing: headings, lists, quotes and tables, with an optional note beside it.',
  category: 'text',
  props: richTextSchema,
  example: () => import('./rich-text.example').then((module) => module.richTextExample),
  view: () => import('./rich-text').then((module) => module.RichText),
});

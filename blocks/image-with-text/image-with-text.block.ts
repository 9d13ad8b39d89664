import { defineBlock } from '@/lib/engine/define-block';
import { imageWithTextSchema } from './image-with-text.schema';

export const imageWithText = defineBlock({
  type: 'image-with-text',
  label: 'Picture with text',
  description: 'A picture next to a short text with optional figures and links.',
  category: 'media',
  props: imageWithTextSchema,
  example: () => import('./image-with-text.example').then((module) => module.imageWithTextExample),
  view: () => import('./image-with-text').then((module) => module.ImageWithText),
});

import { defineBlock } from '@/lib/engine/define-block';
import { gallerySchema } from './gallery.schema';

export const gallery = defineBlock({
  type: 'gallery',
  label: 'Gallery',
  description: 'A grid of pictures that open enlarged.',
  keywords: ['Photos', 'Pictures'],
  category: 'media',
  props: gallerySchema,
  example: () => import('./gallery.example').then((module) => module.galleryExample),
  view: () => import('./gallery').then((module) => module.Gallery),
});

import { defineBlock } from '@/lib/engine/define-block';
import { notFoundSchema } from './not-found.schema';

export const notFound = defineBlock({
  type: 'not-found',
  label: 'Not found',
  description: 'Shown when a page does not exist.',
  category: 'opening',
  props: notFoundSchema,
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./not-found.example').then((module) => module.notFoundExample),
  view: () => import('./not-found').then((module) => module.NotFound),
});

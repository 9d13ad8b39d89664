import { defineBlock } from '@/lib/engine/define-block';
import { notFoundSchema } from './not-found.schema';

export const notFound = defineBlock({
  type: 'not-found',
  label: 'Not found',
  description: 'What visitors see where there is no page.',
  category: 'opening',
  props: notFoundSchema,
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./not-found.example').then((module) => module.notFoundExample),
  view: () => import('./not-found').then((module) => module.NotFound),
});

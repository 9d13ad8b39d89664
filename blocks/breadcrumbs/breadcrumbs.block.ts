import { defineBlock } from '@/lib/engine/define-block';
import { breadcrumbsSchema, breadcrumbsSuppliedSchema } from './breadcrumbs.schema';

export const breadcrumbs = defineBlock({
  type: 'breadcrumbs',
  label: 'Breadcrumbs',
  description: 'Links to the parent pages.',
  category: 'frame',
  props: breadcrumbsSchema,
  supplied: breadcrumbsSuppliedSchema,
  example: () => import('./breadcrumbs.example').then((module) => module.breadcrumbsExample),
  view: () => import('./breadcrumbs').then((module) => module.Breadcrumbs),
});

import { defineBlock } from '@/lib/engine/define-block';
import { breadcrumbsSchema, breadcrumbsSuppliedSchema } from './breadcrumbs.schema';

export const breadcrumbs = defineBlock({
  type: 'breadcrumbs',
  label: 'Breadcrumbs',
  description: 'Where this page stands, and the way back up.',
  category: 'frame',
  props: breadcrumbsSchema,
  supplied: breadcrumbsSuppliedSchema,
  example: () => import('./breadcrumbs.example').then((module) => module.breadcrumbsExample),
  view: () => import('./breadcrumbs').then((module) => module.Breadcrumbs),
});

import { defineBlock } from '@/lib/engine/define-block';
import { regionListSchema, regionListSuppliedSchema } from './region-list.schema';

export const regionList = defineBlock({
  type: 'region-list',
  label: 'Region list',
  description: 'Every region, with the number of offices in it.',
  category: 'office',
  props: regionListSchema,
  supplied: regionListSuppliedSchema,
  example: () => import('./region-list.example').then((module) => module.regionListExample),
  view: () => import('./region-list').then((module) => module.RegionList),
});

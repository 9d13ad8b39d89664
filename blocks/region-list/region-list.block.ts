import { defineBlock } from '@/lib/engine/define-block';
import { regionListSchema, regionListSuppliedSchema } from './region-list.schema';

export const regionList = defineBlock({
  type: 'region-list',
  label: 'Region list',
  description: 'All regions with their number of offices.',
  category: 'office',
  props: regionListSchema,
  supplied: regionListSuppliedSchema,
  example: () => import('./region-list.example').then((module) => module.regionListExample),
  view: () => import('./region-list').then((module) => module.RegionList),
});

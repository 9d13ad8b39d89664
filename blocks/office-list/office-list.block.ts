import { defineBlock } from '@/lib/engine/define-block';
import { officeListSchema, officeListSuppliedSchema } from './office-list.schema';

export const officeList = defineBlock({
  type: 'office-list',
  label: 'Office list',
  description: 'Offices with their addresses, grouped by region.',
  category: 'office',
  props: officeListSchema,
  supplied: officeListSuppliedSchema,
  example: () => import('./office-list.example').then((module) => module.officeListExample),
  view: () => import('./office-list').then((module) => module.OfficeList),
});

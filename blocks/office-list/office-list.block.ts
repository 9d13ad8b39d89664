import { defineBlock } from '@/lib/engine/define-block';
import { examplePins } from '@/schemas/examples/office';
import { officeListSchema } from './office-list.schema';

export const officeList = defineBlock({
  type: 'office-list',
  label: 'Office list',
  description: 'Offices with their addresses, region by region.',
  category: 'office',
  props: officeListSchema,
  example: {
    heading: 'Our offices',
    text: 'Fourteen towns, one way of working.',
    offices: examplePins,
  },
  view: () => import('./office-list').then((module) => module.OfficeList),
});

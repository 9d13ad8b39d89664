import { defineBlock } from '@/lib/engine/define-block';
import { officeFinderSchema, officeFinderSuppliedSchema } from './office-finder.schema';

export const officeFinder = defineBlock({
  type: 'office-finder',
  label: 'Office finder',
  description: 'Search by town, address or digital address, with a list and a map.',
  category: 'office',
  props: officeFinderSchema,
  supplied: officeFinderSuppliedSchema,
  example: () => import('./office-finder.example').then((module) => module.officeFinderExample),
  view: () => import('./office-finder').then((module) => module.OfficeFinder),
});

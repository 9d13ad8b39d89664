import { defineBlock } from '@/lib/engine/define-block';
import { examplePins } from '@/schemas/examples/office';
import { officeFinderSchema } from './office-finder.schema';

export const officeFinder = defineBlock({
  type: 'office-finder',
  label: 'Office finder',
  description: 'Search by town, address or digital address, with a list and a map.',
  category: 'office',
  props: officeFinderSchema,
  example: {
    heading: 'Find your office',
    text: 'Tell us where you are, and we show who is closest.',
    offices: examplePins,
  },
  view: () => import('./office-finder').then((module) => module.OfficeFinder),
});

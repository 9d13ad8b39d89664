import { defineBlock } from '@/lib/engine/define-block';
import { officeContextBarSchema, officeContextBarSuppliedSchema } from './office-context-bar.schema';

export const officeContextBar = defineBlock({
  type: 'office-context-bar',
  label: 'Office bar',
  description: 'A bar above the header with the visitor’s office, its number and a link to change it.',
  category: 'frame',
  props: officeContextBarSchema,
  supplied: officeContextBarSuppliedSchema,
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./office-context-bar.example').then((module) => module.officeContextBarExample),
  view: () => import('./office-context-bar').then((module) => module.OfficeContextBar),
});

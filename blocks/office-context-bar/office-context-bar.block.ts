import { defineBlock } from '@/lib/engine/define-block';
import { exampleOffice } from '@/schemas/examples/office';
import { officeContextBarSchema } from './office-context-bar.schema';

export const officeContextBar = defineBlock({
  type: 'office-context-bar',
  label: 'Office bar',
  description: 'A slim line above the header: your office, its number, and the way to another one.',
  category: 'frame',
  props: officeContextBarSchema,
  example: { office: exampleOffice },
  view: () => import('./office-context-bar').then((module) => module.OfficeContextBar),
});

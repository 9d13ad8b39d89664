import { defineBlock } from '@/lib/engine/define-block';
import { exampleOffice } from '@/schemas/examples/office';
import { officeContactSchema } from './office-contact.schema';

export const officeContact = defineBlock({
  type: 'office-contact',
  label: 'Office contact',
  description: 'Everything needed to reach or visit an office, with its opening hours.',
  category: 'office',
  props: officeContactSchema,
  example: { heading: 'Come and see us', office: exampleOffice },
  view: () => import('./office-contact').then((module) => module.OfficeContact),
});

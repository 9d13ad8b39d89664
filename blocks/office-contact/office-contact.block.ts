import { defineBlock } from '@/lib/engine/define-block';
import { officeContactSchema, officeContactSuppliedSchema } from './office-contact.schema';

export const officeContact = defineBlock({
  type: 'office-contact',
  label: 'Office contact',
  description: 'Contact details, directions and opening hours of an office.',
  keywords: ['Contact details', 'Office address', 'Phone and WhatsApp', 'Telephone numbers'],
  category: 'office',
  props: officeContactSchema,
  supplied: officeContactSuppliedSchema,
  example: () => import('./office-contact.example').then((module) => module.officeContactExample),
  view: () => import('./office-contact').then((module) => module.OfficeContact),
});

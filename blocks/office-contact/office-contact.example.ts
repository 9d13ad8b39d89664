import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleOfficeContact } from '@/schemas/examples/office';
import type { officeContactSchema, officeContactSuppliedSchema } from './office-contact.schema';

export const officeContactExample: SuppliedExampleOf<
  typeof officeContactSchema,
  typeof officeContactSuppliedSchema
> = {
  props: { heading: 'Come and see us' },
  supplied: { office: exampleOfficeContact },
};

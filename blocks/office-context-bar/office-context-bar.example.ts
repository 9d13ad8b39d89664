import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleOfficeBar } from '@/schemas/examples/office';
import type { officeContextBarSchema, officeContextBarSuppliedSchema } from './office-context-bar.schema';

export const officeContextBarExample: SuppliedExampleOf<
  typeof officeContextBarSchema,
  typeof officeContextBarSuppliedSchema
> = {
  props: {},
  supplied: { office: exampleOfficeBar },
};

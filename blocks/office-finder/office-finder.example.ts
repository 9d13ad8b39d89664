import type { SuppliedExampleOf } from '@/lib/engine/block';
import { examplePins } from '@/schemas/examples/office';
import type { officeFinderSchema, officeFinderSuppliedSchema } from './office-finder.schema';

export const officeFinderExample: SuppliedExampleOf<
  typeof officeFinderSchema,
  typeof officeFinderSuppliedSchema
> = {
  props: { heading: 'Find your office', text: 'Tell us where you are, and we show who is closest.' },
  supplied: { offices: examplePins },
};

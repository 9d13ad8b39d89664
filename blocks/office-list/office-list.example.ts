import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleEntries } from '@/schemas/examples/office';
import type { officeListSchema, officeListSuppliedSchema } from './office-list.schema';

export const officeListExample: SuppliedExampleOf<typeof officeListSchema, typeof officeListSuppliedSchema> =
  {
    props: { heading: 'Our offices', text: 'Fourteen towns, one way of working.' },
    supplied: { offices: exampleEntries },
  };

import type { SuppliedExampleOf } from '@/lib/engine/block';
import { examplePeople } from '@/schemas/examples/person';
import type { teamGridSchema, teamGridSuppliedSchema } from './team-grid.schema';

export const teamGridExample: SuppliedExampleOf<typeof teamGridSchema, typeof teamGridSuppliedSchema> = {
  props: { heading: 'The people you will meet' },
  supplied: { people: examplePeople },
};

import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleAgent } from '@/schemas/examples/person';
import type { agentProfileSchema, agentProfileSuppliedSchema } from './agent-profile.schema';

export const agentProfileExample: SuppliedExampleOf<
  typeof agentProfileSchema,
  typeof agentProfileSuppliedSchema
> = {
  props: { actions: [{ label: 'See all listings', to: { url: '/buy-a-business/business-listing-search' } }] },
  supplied: { agent: exampleAgent },
};

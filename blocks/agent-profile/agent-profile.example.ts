import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleAgent } from '@/schemas/examples/person';
import type { agentProfileSchema, agentProfileSuppliedSchema } from './agent-profile.schema';

export const agentProfileExample: SuppliedExampleOf<
  typeof agentProfileSchema,
  typeof agentProfileSuppliedSchema
> = {
  props: { actions: [{ label: 'See my listings', to: { url: '/agents/esi-mensah/listings' } }] },
  supplied: { agent: exampleAgent },
};

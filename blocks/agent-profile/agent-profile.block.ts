import { defineBlock } from '@/lib/engine/define-block';
import { exampleAgent } from '@/schemas/examples/person';
import { agentProfileSchema } from './agent-profile.schema';

export const agentProfile = defineBlock({
  type: 'agent-profile',
  label: 'Agent profile',
  description: 'The top of an agent page: portrait, languages, what they know.',
  category: 'people',
  props: agentProfileSchema,
  example: {
    actions: [{ label: 'See my listings', href: '/agents/esi-mensah/listings' }],
    agent: exampleAgent,
  },
  view: () => import('./agent-profile').then((module) => module.AgentProfile),
});

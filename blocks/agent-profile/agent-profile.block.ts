import { defineBlock } from '@/lib/engine/define-block';
import { agentProfileSchema, agentProfileSuppliedSchema } from './agent-profile.schema';

export const agentProfile = defineBlock({
  type: 'agent-profile',
  label: 'Agent profile',
  description: 'Header of an agent page: portrait, languages and expertise.',
  category: 'people',
  props: agentProfileSchema,
  supplied: agentProfileSuppliedSchema,
  example: () => import('./agent-profile.example').then((module) => module.agentProfileExample),
  view: () => import('./agent-profile').then((module) => module.AgentProfile),
});

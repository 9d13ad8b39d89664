import type { Supply } from '@/lib/engine/bindings';
import type { Agent } from '@/schemas/person';

export function agentToAgentProfile(agent: Agent): Supply<'agent'> {
  return { props: { agent } };
}

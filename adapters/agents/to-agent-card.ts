import type { AgentCardPartsFragment } from '@/lib/graphql/generated/operations';
import { agentPath } from '@/lib/routes/record-paths';
import type { PersonSummary } from '@/schemas/person';
import { toDecoration } from '../media/to-image';

export function toAgentCard(agent: AgentCardPartsFragment): PersonSummary {
  return {
    name: agent.name,
    role: agent.role,
    image: toDecoration(agent.image),
    href: agentPath(agent.slug),
  };
}

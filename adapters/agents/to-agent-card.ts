import type { AgentCardPartsFragment } from '@/lib/graphql/generated/operations';
import type { PersonCard } from '@/schemas/person';
import { toImage } from '../media/to-image';
import { agentPath } from './agent-path';

export function toAgentCard(agent: AgentCardPartsFragment): PersonCard {
  return {
    name: agent.name,
    role: agent.role,
    image: toImage(agent.image),
    href: agentPath(agent.slug),
    phone: agent.phone,
    email: agent.email,
    office: agent.office?.name ?? null,
  };
}

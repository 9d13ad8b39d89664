import type { AgentCardPartsFragment } from '@/lib/graphql/generated/operations';
import { agentPath } from '@/lib/routes/record-paths';
import type { PersonCard } from '@/schemas/person';
import { toImage } from '../media/to-image';

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

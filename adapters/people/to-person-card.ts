import type { TeamMembersQuery } from '@/lib/graphql/generated/operations';
import { agentPath } from '@/lib/routes/record-paths';
import type { PersonCard } from '@/schemas/person';
import { toDecoration } from '../media/to-image';

type TeamMember = TeamMembersQuery['teamMembers'][number];

export function toPersonCard(member: TeamMember): PersonCard {
  return {
    name: [member.first_name, member.last_name].filter(Boolean).join(' '),
    role: member.role,
    image: toDecoration(member.avatar),
    href: member.agent_slug && agentPath(member.agent_slug),
    phone: member.phone,
    extension: member.extension,
    email: member.email_public ? member.email : null,
  };
}

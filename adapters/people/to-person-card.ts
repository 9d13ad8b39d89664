import type { TeamMembersQuery } from '@/lib/graphql/generated/operations';
import { agentPath } from '@/lib/routes/record-paths';
import type { PersonCard } from '@/schemas/person';
import { toDecoration } from '../media/to-image';

type TeamMember = TeamMembersQuery['teamMembers'][number];

export function toPersonCard(member: TeamMember): PersonCard {
  const mobile = member.mobile_public ? member.mobile_e164 : null;
  const telephone = member.telephone_public ? member.telephone_number : null;
  return {
    name: [member.first_name, member.last_name].filter(Boolean).join(' '),
    role: member.role,
    image: toDecoration(member.avatar),
    href: member.agent_slug && agentPath(member.agent_slug),
    phone: mobile ?? telephone,
    extension: null,
    email: member.email_public ? member.email : null,
  };
}

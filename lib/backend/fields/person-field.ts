import type { RelationshipField, Where } from 'payload';
import { isNetworkStaff, staffMember } from '../access/staff-member';

/** A person of the network. Office editors may choose among the people of their own offices. */
export function personField(name: string, options: { agentsOnly: boolean }): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo: 'people',
    hasMany: false,
    index: true,
    filterOptions: ({ user }) => {
      const member = staffMember(user);
      const agents: Where[] = options.agentsOnly ? [{ is_agent: { equals: true } }] : [];
      const own: Where[] = !member || isNetworkStaff(member) ? [] : [{ office: { in: member.offices } }];
      return { and: [...agents, ...own] };
    },
  };
}

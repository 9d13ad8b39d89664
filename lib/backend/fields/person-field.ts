import type { RelationshipField, Where } from 'payload';
import { reachOf } from '../access/within-reach';

/** A person of the network. Office editors may choose among the people of their own offices. */
export function personField(
  name: string,
  options: { agentsOnly: boolean; isBeside?: boolean },
): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo: 'people',
    hasMany: false,
    index: true,
    admin: { sortOptions: 'last_name', ...(options.isBeside && { position: 'sidebar' }) },
    filterOptions: ({ user }) => {
      const reach = reachOf('people', user);
      const agents: Where[] = options.agentsOnly ? [{ is_agent: { equals: true } }] : [];
      return { and: [...agents, ...(reach === true ? [] : [reach])] };
    },
  };
}

import type { RelationshipField, Where } from 'payload';
import { tenantScopeOf } from '../../platform/access/tenant-scope';

/** A reference to a person. Office editors can choose people of their own offices. */
export function personField(
  name: string,
  options: { agentsOnly: boolean; isInSidebar?: boolean },
): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo: 'people',
    hasMany: false,
    index: true,
    admin: { sortOptions: 'last_name', ...(options.isInSidebar && { position: 'sidebar' }) },
    filterOptions: ({ user }) => {
      const scope = tenantScopeOf('people', user);
      const agents: Where[] = options.agentsOnly ? [{ is_agent: { equals: true } }] : [];
      return { and: [...agents, ...(scope === true ? [] : [scope])] };
    },
  };
}

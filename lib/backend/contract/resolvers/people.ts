import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findOwnerCondition } from '@/lib/backend/contract/reads/owners';
import { pageTotals, readCompleteList } from '@/lib/backend/contract/reads/paging';
import { findAgent, findTeam, peopleOrder } from '@/lib/backend/contract/reads/people';
import { findDocumentPage } from '@/lib/backend/contract/reads/public-documents';
import { loadOfficePin, loadPicture } from '@/lib/backend/contract/resolvers/load-relations';
import {
  agentExtensionOf,
  agentPhoneOf,
  agentSlugOf,
  fullNameOf,
} from '@/lib/backend/contract/resolvers/person-fields';
import { relationId } from '@/lib/backend/relation-id';

/**
 * Team members and agents. Contact details that are not public do not leave the CMS: its field access hides
 * them, and `person-fields.ts` hides the phone number of an agent page that does not exist.
 */
export const people: Resolvers = {
  Query: {
    teamMembers: async (_root, { tribe_slug, leadership, limit: requestedLimit }, context) => {
      const owners = await findOwnerCondition(context, { office: tribe_slug });
      if (!owners) return [];
      const where = { ...owners, ...(leadership && { leadership: { equals: true } }) };
      return readCompleteList(context, 'Query.teamMembers', requestedLimit, (limit) =>
        findTeam(context, where, limit),
      );
    },
    agent: (_root, { slug }, context) => findAgent(context, slug),
    agents: async (_root, { tribe_slug, page, limit }, context) => {
      const owners = await findOwnerCondition(context, { office: tribe_slug });
      return findDocumentPage(context, 'people', {
        where: owners && { is_agent: { equals: true }, slug: { exists: true }, ...owners },
        sort: peopleOrder,
        paging: { page: page ?? 1, limit: limit ?? 24 },
      });
    },
  },
  AgentPage: pageTotals,
  TeamMember: {
    avatar: ({ avatar }, _args, { loaders }) => loadPicture(loaders, avatar),
    show_on_website: ({ show_on_website }) => show_on_website ?? false,
    email_public: ({ email_public }) => email_public ?? false,
    mobile_public: ({ mobile_public }) => mobile_public ?? false,
    telephone_public: ({ telephone_public }) => telephone_public ?? false,
    agent_slug: agentSlugOf,
    phone: agentPhoneOf,
    extension: agentExtensionOf,
  },
  Agent: {
    slug: (person) => agentSlugOf(person) ?? '',
    phone: agentPhoneOf,
    extension: agentExtensionOf,
    office: ({ office }, _args, { loaders }) => loadOfficePin(loaders, office),
    open_office: async ({ office }, _args, { loaders }) => {
      const id = relationId(office);
      const record = id === null ? null : await loaders.fullOffice.load(id);
      return record?.status === 'Active' ? record : null;
    },
    name: fullNameOf,
    name_id: ({ name_id, slug }) => name_id ?? slug ?? '',
    image: ({ avatar }, _args, { loaders }) => loadPicture(loaders, avatar),
    towns: ({ towns }) => towns ?? [],
    languages: ({ languages }) => languages ?? [],
    specialties: ({ specialties }) => specialties ?? [],
    sales_closed: ({ id }, _args, { loaders }) => loaders.salesOfAgent.load(id),
  },
};

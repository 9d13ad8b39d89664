import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findAgent } from '@/lib/backend/contract/reads/find-agent';
import { findDocumentPage } from '@/lib/backend/contract/reads/find-document-page';
import { findOwners } from '@/lib/backend/contract/reads/find-owners';
import { findTeam, peopleOrder } from '@/lib/backend/contract/reads/find-team';
import { readWhole } from '@/lib/backend/contract/reads/read-whole';
import { loadPicture } from '@/lib/backend/contract/resolvers/load-picture';
import { loadPin } from '@/lib/backend/contract/resolvers/load-pin';
import { pageTotals } from '@/lib/backend/contract/resolvers/page-totals';
import {
  readAgentExtension,
  readAgentPhone,
  readAgentSlug,
  readFullName,
} from '@/lib/backend/contract/resolvers/read-person';
import { relationId } from '@/lib/backend/relation-id';

/** Team members and agents. Ways to reach them that are not public never leave the CMS: its field access holds them back, and `read-person.ts` the number of a page that there is not. */
export const people: Resolvers = {
  Query: {
    teamMembers: async (_root, { tribe_slug, leadership, limit: asked }, context) => {
      const owners = await findOwners(context, { office: tribe_slug });
      if (!owners) return [];
      const where = { ...owners, ...(leadership && { leadership: { equals: true } }) };
      return readWhole(context, 'Query.teamMembers', asked, (limit) => findTeam(context, where, limit));
    },
    agent: (_root, { slug }, context) => findAgent(context, slug),
    agents: async (_root, { tribe_slug, page, limit }, context) => {
      const owners = await findOwners(context, { office: tribe_slug });
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
    agent_slug: readAgentSlug,
    phone: readAgentPhone,
    extension: readAgentExtension,
  },
  Agent: {
    slug: (person) => readAgentSlug(person) ?? '',
    phone: readAgentPhone,
    extension: readAgentExtension,
    office: ({ office }, _args, { loaders }) => loadPin(loaders, office),
    open_office: async ({ office }, _args, { loaders }) => {
      const id = relationId(office);
      const found = id === null ? null : await loaders.wholeOffice.load(id);
      return found?.status === 'Active' ? found : null;
    },
    name: readFullName,
    name_id: ({ name_id, slug }) => name_id ?? slug ?? '',
    image: ({ avatar }, _args, { loaders }) => loadPicture(loaders, avatar),
    towns: ({ towns }) => towns ?? [],
    languages: ({ languages }) => languages ?? [],
    specialties: ({ specialties }) => specialties ?? [],
    sales_closed: ({ id }, _args, { loaders }) => loaders.salesOfAgent.load(id),
  },
};

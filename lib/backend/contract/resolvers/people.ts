import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findAgent } from '@/lib/backend/contract/reads/find-agent';
import { findDocumentPage } from '@/lib/backend/contract/reads/find-document-page';
import { findTeam, peopleOrder } from '@/lib/backend/contract/reads/find-team';
import { loadPicture } from '@/lib/backend/contract/resolvers/load-picture';
import { loadPin } from '@/lib/backend/contract/resolvers/load-pin';
import { readAgentPhone, readAgentSlug, readFullName } from '@/lib/backend/contract/resolvers/read-person';

/** Team members and agents. Ways to reach them that are not public never leave the CMS: its field access holds them back. */
export const people: Resolvers = {
  Query: {
    teamMembers: (_root, { tribe_slug, leadership }, { payload }) =>
      findTeam(payload, {
        ...(tribe_slug && { 'office.slug': { equals: tribe_slug } }),
        ...(leadership && { leadership: { equals: true } }),
      }),
    agent: (_root, { slug }, { payload }) => findAgent(payload, slug),
    agents: (_root, { tribe_slug, page, limit }, { payload }) =>
      findDocumentPage(payload, 'people', {
        where: {
          is_agent: { equals: true },
          slug: { exists: true },
          ...(tribe_slug && { 'office.slug': { equals: tribe_slug } }),
        },
        sort: peopleOrder,
        paging: { page: page ?? 1, limit: limit ?? 24 },
      }),
  },
  TeamMember: {
    avatar: ({ avatar }, _args, { loaders }) => loadPicture(loaders, avatar),
    show_on_website: ({ show_on_website }) => show_on_website ?? false,
    email_public: ({ email_public }) => email_public ?? false,
    mobile_public: ({ mobile_public }) => mobile_public ?? false,
    telephone_public: ({ telephone_public }) => telephone_public ?? false,
    agent_slug: readAgentSlug,
  },
  Agent: {
    slug: (person) => readAgentSlug(person) ?? '',
    phone: readAgentPhone,
    office: ({ office }, _args, { loaders }) => loadPin(loaders, office),
    name: readFullName,
    name_id: ({ name_id, slug }) => name_id ?? slug ?? '',
    image: ({ avatar }, _args, { loaders }) => loadPicture(loaders, avatar),
    languages: ({ languages }) => languages ?? [],
    specialties: ({ specialties }) => specialties ?? [],
  },
};

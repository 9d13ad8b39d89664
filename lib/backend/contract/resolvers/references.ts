import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { loadPageAddress } from '@/lib/backend/contract/resolvers/load-page-address';
import { loadReferences } from '@/lib/backend/contract/resolvers/load-references';
import { loadRegion } from '@/lib/backend/contract/resolvers/load-region';
import { agentSlugOf } from '@/lib/backend/contract/resolvers/person-fields';

/** The records that stored blocks refer to. A page of an office or agent that is not public is omitted. */
export const references: Resolvers = {
  Query: {
    references: (_root, { media, pages, offices, regions, agents, listings, posts }, { loaders }) =>
      loadReferences(loaders, {
        media: media ?? [],
        pages: pages ?? [],
        offices: offices ?? [],
        regions: regions ?? [],
        agents: agents ?? [],
        listings: listings ?? [],
        posts: posts ?? [],
      }),
  },
  References: {
    pages: async ({ pages }, _args, { loaders }) => {
      const addressLists = pages.map(async (page) => {
        const address = await loadPageAddress(loaders, page);
        return address ? [{ id: String(page.id), ...address }] : [];
      });
      return (await Promise.all(addressLists)).flat();
    },
    offices: ({ offices }, _args, { loaders }) =>
      offices.map(async (office) => ({
        id: String(office.id),
        slug: office.slug,
        state_slug: (await loadRegion(loaders, office.region)).slug,
      })),
    regions: ({ regions }) => regions.map(({ id, slug }) => ({ id: String(id), slug })),
    agents: ({ agents }) =>
      agents.map((agent) => ({ id: String(agent.id), slug: agentSlugOf(agent) ?? '' })),
    listings: ({ listings }) => listings.map(({ id, slug }) => ({ id: String(id), slug })),
    posts: ({ posts }) => posts.map(({ id, slug }) => ({ id: String(id), slug })),
  },
};

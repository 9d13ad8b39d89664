import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findOwnerCondition } from '@/lib/backend/contract/reads/owners';
import { pageTotals } from '@/lib/backend/contract/reads/paging';
import { findDocumentPage } from '@/lib/backend/contract/reads/public-documents';
import { loadOfficePin, loadPicture } from '@/lib/backend/contract/resolvers/load-relations';
import { agentSlugOf } from '@/lib/backend/contract/resolvers/person-fields';
import { relationId } from '@/lib/backend/relation-id';

export const saleStories: Resolvers = {
  Query: {
    saleStories: async (_root, { tribe_slug, agent_slug, category, page, limit }, context) => {
      const owners = await findOwnerCondition(context, { office: tribe_slug, agent: agent_slug });
      return findDocumentPage(context, 'sale-stories', {
        where: owners && { ...owners, ...(category && { category: { equals: category } }) },
        sort: ['-sold_at', 'id'],
        paging: { page: page ?? 1, limit: limit ?? 12 },
      });
    },
  },
  SaleStoryPage: pageTotals,
  SaleStory: {
    id: ({ id }) => String(id),
    image: ({ image }, _args, { loaders }) => loadPicture(loaders, image),
    agent: async ({ agent }, _args, { loaders }) => {
      const id = relationId(agent);
      const person = id === null ? null : await loaders.person.load(id);
      return person && agentSlugOf(person) ? person : null;
    },
    office: ({ office }, _args, { loaders }) => loadOfficePin(loaders, office),
    review: ({ id }, _args, { loaders }) => loaders.reviewOfStory.load(id),
  },
};

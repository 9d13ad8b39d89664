import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findOwnerCondition } from '@/lib/backend/contract/reads/owners';
import { pageTotals } from '@/lib/backend/contract/reads/paging';
import { findDocumentPage } from '@/lib/backend/contract/reads/public-documents';
import { readAverageRating } from '@/lib/backend/contract/reads/reviews';
import { loadOfficePin } from '@/lib/backend/contract/resolvers/load-relations';
import { agentSlugOf } from '@/lib/backend/contract/resolvers/person-fields';
import { relationId } from '@/lib/backend/relation-id';

export const reviews: Resolvers = {
  Query: {
    reviews: async (_root, { tribe_slug, agent_slug, page, limit }, context) => {
      const owners = await findOwnerCondition(context, { office: tribe_slug, agent: agent_slug });
      const reviewPage = await findDocumentPage(context, 'reviews', {
        where: owners,
        sort: ['-written_at', 'id'],
        paging: { page: page ?? 1, limit: limit ?? 12 },
      });
      return { ...reviewPage, average: async () => owners && readAverageRating(context, owners) };
    },
  },
  ReviewPage: { ...pageTotals, average: ({ average }) => average() },
  Review: {
    id: ({ id }) => String(id),
    office: ({ office }, _args, { loaders }) => loadOfficePin(loaders, office),
    agent_slug: async ({ agent }, _args, { loaders }) => {
      const id = relationId(agent);
      const person = id === null ? null : await loaders.agentLink.load(id);
      return person && agentSlugOf(person);
    },
    story: ({ story }, _args, { loaders }) => {
      const id = relationId(story);
      return id === null ? null : loaders.saleStory.load(id);
    },
  },
};

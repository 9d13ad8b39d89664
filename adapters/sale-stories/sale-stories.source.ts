import { defineSource } from '@/lib/engine/define-source';
import { SaleStoriesDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { saleStoriesQuery } from '@/schemas/bindings/list-queries';
import { type SaleStory, saleStorySchema } from '@/schemas/sale-story';
import { type List, readList } from '../read-list';
import { toSaleStory } from './to-sale-story';

/** Sale stories of the network, an office or an agent, latest sale first. */
export const saleStoriesSource = defineSource<typeof saleStoriesQuery, List<SaleStory>>({
  query: saleStoriesQuery,
  read: async ({ office, agent, category, limit }) => {
    const { saleStories } = await queryContent(SaleStoriesDocument, {
      office: office ?? null,
      agent: agent ?? null,
      category: category ?? null,
      limit,
    });
    return readList(saleStories, toSaleStory, saleStorySchema, 'sale stories');
  },
});

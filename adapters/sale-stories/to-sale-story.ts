import type { SaleStoriesQuery } from '@/lib/graphql/generated/operations';
import { agentPath } from '@/lib/routes/record-paths';
import type { SaleStory } from '@/schemas/sale-story';
import { toImage } from '../media/to-image';
import { reviewPath, storyAnchor } from './anchors';

type StoryRecord = SaleStoriesQuery['saleStories']['items'][number];

export function toSaleStory(story: StoryRecord): SaleStory {
  const { title, category, town, weeks, text, quote, quoted, agent, review } = story;
  return {
    ...{ id: storyAnchor(story.id), title, category, town, weeks, text, quote, quoted },
    askingPrice: story.asking_price,
    soldPrice: story.sold_price,
    soldAt: story.sold_at,
    image: toImage(story.image),
    agent: agent && { name: agent.name, href: agentPath(agent.slug) },
    office: story.office?.name ?? null,
    review: review && {
      rating: review.rating,
      href: review.office && reviewPath(review.office, review.id),
    },
  };
}

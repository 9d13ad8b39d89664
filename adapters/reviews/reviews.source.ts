import { defineSource } from '@/lib/engine/define-source';
import { ReviewsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { reviewsQuery } from '@/schemas/bindings/list-queries';
import { type Review, reviewSchema } from '@/schemas/review';
import { type List, readList } from '../read-list';
import { toReview } from './to-review';

/** Reviews of the network, an office or an agent, newest first. */
export const reviewsSource = defineSource<typeof reviewsQuery, List<Review>>({
  query: reviewsQuery,
  read: async ({ office, agent, limit }) => {
    const { reviews } = await queryContent(ReviewsDocument, {
      office: office ?? null,
      agent: agent ?? null,
      limit,
    });
    return readList(reviews, toReview, reviewSchema, 'reviews');
  },
});

import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { ReviewsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { type Review, reviewSchema } from '@/schemas/review';
import { resolveCurrent, slugQuerySchema } from '../current';
import { parseEach } from '../parse-each';
import { toReview } from './to-review';

const querySchema = z.strictObject({
  office: slugQuerySchema,
  agent: slugQuerySchema,
  limit: z.int().min(1).max(100).default(12),
});
type Query = z.infer<typeof querySchema>;

/** Reviews of the network, an office or an agent, newest first. */
export const reviewsSource: Source<'reviews', Query, Review[]> = {
  name: 'reviews',
  query: querySchema,
  tags: () => ['reviews'],
  read: async ({ office, agent, limit }, context) => {
    const { reviews } = await queryContent(ReviewsDocument, {
      office: resolveCurrent(office, context.office) ?? null,
      agent: resolveCurrent(agent, context.agent) ?? null,
      limit,
    });
    return parseEach(reviewSchema, reviews.items.map(toReview), 'reviews');
  },
};

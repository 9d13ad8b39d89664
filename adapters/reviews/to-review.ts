import type { ReviewsQuery } from '@/lib/graphql/generated/operations';
import type { Review } from '@/schemas/review';
import { reviewAnchor, storyPath } from '../sale-stories/anchors';

export function toReview(review: ReviewsQuery['reviews']['items'][number]): Review {
  return {
    id: reviewAnchor(review.id),
    author: review.author,
    role: review.role,
    quote: review.quote,
    rating: review.rating,
    writtenAt: review.written_at,
    office: review.office?.name ?? null,
    storyHref: review.story && storyPath(review.story.office, review.story.id),
  };
}

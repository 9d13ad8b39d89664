import type { ReviewsQuery } from '@/lib/graphql/generated/operations';
import type { Review } from '@/schemas/review';

export function toReview(review: ReviewsQuery['reviews']['items'][number]): Review {
  return {
    id: review.id,
    author: review.author,
    role: review.role,
    quote: review.quote,
    rating: review.rating,
    writtenAt: review.written_at,
    office: review.office?.name ?? null,
  };
}

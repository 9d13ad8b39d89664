import type { Supply } from '@/lib/engine/bindings';
import type { Review } from '@/schemas/review';

export function reviewsToTestimonials(reviews: Review[]): Supply<'reviews'> {
  return { props: { reviews } };
}

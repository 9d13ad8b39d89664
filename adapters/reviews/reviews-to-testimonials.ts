import type { Supply } from '@/lib/engine/bindings';
import type { Review } from '@/schemas/review';
import type { List } from '../read-list';

export function reviewsToTestimonials({ items: reviews }: List<Review>): Supply<'reviews'> {
  return { props: { reviews } };
}

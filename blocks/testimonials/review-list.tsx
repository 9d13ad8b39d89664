import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Stars } from '@/lib/ui/stars';
import type { Review } from '@/schemas/review';
import { ReviewAuthor } from './review-author';

type ReviewsProps = { reviews: readonly Review[]; page: PageContext };

/** A few reviews below each other, next to the lead review. */
export function ReviewList({ reviews, page }: ReviewsProps): ReactElement | null {
  if (reviews.length === 0) return null;
  return (
    <ul className="flex flex-col gap-6 border-line lg:border-l lg:pl-12">
      {reviews.map((review) => (
        <li key={review.id} className="border-t border-line pt-6 lg:first:border-t-0 lg:first:pt-0">
          <SmallReview review={review} page={page} />
        </li>
      ))}
    </ul>
  );
}

/** Many reviews in columns without breaks inside a review. */
export function ReviewColumns({ reviews, page }: ReviewsProps): ReactElement {
  return (
    <ul className="gap-x-12 md:columns-2 lg:columns-3">
      {reviews.map((review) => (
        <li
          key={review.id}
          id={review.id}
          className="break-inside-avoid border-t border-line-strong pt-6 pb-10"
        >
          <SmallReview review={review} page={page} />
        </li>
      ))}
    </ul>
  );
}

function SmallReview({ review, page }: { review: Review; page: PageContext }): ReactElement {
  return (
    <figure className="flex flex-col gap-4">
      <Stars rating={review.rating} label={page.t('review.rating', { rating: review.rating })} />
      <blockquote>
        <p>“{review.quote}”</p>
      </blockquote>
      <ReviewAuthor review={review} page={page} />
    </figure>
  );
}

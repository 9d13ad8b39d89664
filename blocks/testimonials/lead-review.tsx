import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { classNames } from '@/lib/ui/class-names';
import { Stars } from '@/lib/ui/stars';
import type { Review } from '@/schemas/review';
import { ReviewAuthor } from './review-author';

/** Longer quotes, in characters, are displayed in smaller type. */
const LONG_QUOTE_LENGTH = 240;

export function LeadReview({ review, page }: { review: Review; page: PageContext }): ReactElement {
  return (
    <figure className="flex flex-col gap-4">
      <Stars rating={review.rating} label={page.t('review.rating', { rating: review.rating })} />
      <blockquote
        className={classNames(
          'font-display text-pretty [text-indent:-0.42em]',
          review.quote.length > LONG_QUOTE_LENGTH ? 'text-lead' : 'text-section',
        )}
      >
        <p>“{review.quote}”</p>
      </blockquote>
      <ReviewAuthor review={review} page={page} />
    </figure>
  );
}

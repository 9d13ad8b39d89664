import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonLink } from '@/lib/ui/button-link';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { LeadReview } from './lead-review';
import { ReviewColumns, ReviewList } from './review-list';
import type { TestimonialsProps } from './testimonials.schema';

/** The number of reviews next to the lead review, so that a single one does not remain. */
const sideReviewCount = (otherReviews: number): number => (otherReviews === 3 ? 3 : 2);

const sideBySide = 'grid grid-cols-1 gap-y-8 sm:gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

export function Testimonials({ props, page, id }: ViewInput<TestimonialsProps>): Rendered {
  const { eyebrow, heading, text, reviews, layout, surface } = props;
  const action = page.link(props.action);
  const headingId = heading ? `${id}-heading` : undefined;
  const more = action && (
    <ButtonLink href={action.href} variant="quiet">
      {action.label}
    </ButtonLink>
  );
  const [first, ...otherReviews] = reviews;
  const sideCount = sideReviewCount(otherReviews.length);
  return (
    <Section surface={surface} labelledBy={headingId}>
      <SectionIntro eyebrow={eyebrow} heading={heading} text={text} id={headingId} action={first && more} />
      {!first && <EmptyState text={page.t('review.none')} action={more} />}
      {first && layout === 'grid' && <ReviewColumns reviews={reviews} page={page} />}
      {first && layout === 'lead' && (
        <>
          <div className={otherReviews.length > 0 ? sideBySide : 'max-w-[56rem]'}>
            <LeadReview review={first} page={page} />
            <ReviewList reviews={otherReviews.slice(0, sideCount)} page={page} />
          </div>
          {otherReviews.length > sideCount && (
            <div className="mt-16">
              <ReviewColumns reviews={otherReviews.slice(sideCount)} page={page} />
            </div>
          )}
        </>
      )}
    </Section>
  );
}

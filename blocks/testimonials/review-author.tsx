import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { dotSeparator } from '@/lib/i18n/dot-separator';
import { TextLink } from '@/lib/ui/text-link';
import type { Review } from '@/schemas/review';

/** The author with role, town and date, and a link to the sale story, if any. */
export function ReviewAuthor({ review, page }: { review: Review; page: PageContext }): ReactElement {
  const { author, role, office, writtenAt, storyHref } = review;
  return (
    <figcaption className="text-small">
      <span className="block font-semibold">{author}</span>
      {role && <span className="block text-text-muted">{role}</span>}
      <span className="mt-1 block text-label text-text-muted">
        {office && `${office}${dotSeparator}`}
        <time dateTime={writtenAt}>{page.format.month(writtenAt)}</time>
      </span>
      {storyHref && (
        <span className="mt-2 block text-label">
          <TextLink href={page.href(storyHref)}>{page.t('review.story')}</TextLink>
        </span>
      )}
    </figcaption>
  );
}

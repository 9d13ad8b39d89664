import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { Review } from '@/schemas/review';

/** Who said it, in what role, where and when. */
export function ReviewAuthor({ review, page }: { review: Review; page: PageContext }): ReactElement {
  const { author, role, office, writtenAt } = review;
  return (
    <figcaption className="text-small">
      <span className="block font-semibold">{author}</span>
      {role && <span className="block text-text-muted">{role}</span>}
      <span className="mt-1 block text-label text-text-muted">
        {office && `${office} · `}
        <time dateTime={writtenAt}>{page.format.month(writtenAt)}</time>
      </span>
    </figcaption>
  );
}

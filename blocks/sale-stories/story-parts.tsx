import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { dotSeparator } from '@/lib/i18n/dot-separator';
import { Stars } from '@/lib/ui/stars';
import { TextLink } from '@/lib/ui/text-link';
import type { SaleStory } from '@/schemas/sale-story';

export type StoryProps = { story: SaleStory; level: 2 | 3; page: PageContext };

/** The trade and location of the sold business. */
export function StoryTrade({ story }: { story: SaleStory }): ReactElement {
  return (
    <p className="text-label text-text-muted">
      {story.category}
      {dotSeparator}
      {story.town}
    </p>
  );
}

/** A quote about the sale, with its author. */
export function StoryQuote({ story }: { story: SaleStory }): ReactElement | null {
  if (!story.quote) return null;
  return (
    <figure className="border-l-2 border-accent pl-4">
      <blockquote>
        <p>“{story.quote}”</p>
      </blockquote>
      {story.quoted && <figcaption className="mt-1 text-label text-text-muted">{story.quoted}</figcaption>}
    </figure>
  );
}

/** The date and broker of the sale, and a link to the seller's review. */
export function StorySource({ story, page }: Omit<StoryProps, 'level'>): ReactElement {
  const { agent, office, review, soldAt } = story;
  return (
    <div className="flex flex-col gap-2 text-label text-text-muted">
      <p>
        {page.t('sale.soldIn', { month: page.format.month(soldAt) })}
        {agent?.href && (
          <>
            {dotSeparator}
            <TextLink href={page.href(agent.href)}>{agent.name}</TextLink>
          </>
        )}
        {office && <span className="block">{office}</span>}
      </p>
      {review && (
        <p className="flex flex-wrap items-center gap-3">
          <Stars rating={review.rating} label={page.t('review.rating', { rating: review.rating })} />
          {review.href && <TextLink href={page.href(review.href)}>{page.t('sale.review')}</TextLink>}
        </p>
      )}
    </div>
  );
}

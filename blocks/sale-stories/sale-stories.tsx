import type { Rendered, ViewInput } from '@/lib/engine/block';
import { ButtonLink } from '@/lib/ui/button-link';
import { EmptyState } from '@/lib/ui/empty-state';
import { Section } from '@/lib/ui/section';
import { SectionIntro } from '@/lib/ui/section-intro';
import { LeadStory } from './lead-story';
import type { SaleStoriesProps } from './sale-stories.schema';
import { StoryCard } from './story-card';

export function SaleStories({ props, page, id }: ViewInput<SaleStoriesProps>): Rendered {
  const { eyebrow, heading, text, stories, layout, emptyText, surface } = props;
  const action = page.link(props.action);
  const headingId = heading ? `${id}-heading` : undefined;
  const level = heading ? 3 : 2;
  const more = action && (
    <ButtonLink href={action.href} variant="secondary">
      {action.label}
    </ButtonLink>
  );
  const [first, ...otherStories] = stories;
  // A single story in the grid would leave its row empty.
  const hasLead = layout === 'lead' || stories.length === 1;
  const cards = hasLead ? otherStories : stories;
  if (!first && !emptyText) return null;
  return (
    <Section surface={surface} labelledBy={headingId}>
      <SectionIntro eyebrow={eyebrow} heading={heading} text={text} id={headingId} action={first && more} />
      {!first && <EmptyState text={emptyText} action={more} />}
      {first && hasLead && <LeadStory story={first} level={level} page={page} />}
      {cards.length > 0 && (
        <ul className={hasLead ? 'mt-14 grid gap-6 md:grid-cols-2 lg:gap-8 sm:last-of-2' : 'grid-cards'}>
          {cards.map((story) => (
            <li key={story.id} id={story.id} className="min-w-0">
              <StoryCard {...{ story, level, page }} isPictured={hasLead} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

import type { ReactElement } from 'react';
import { Heading } from '@/lib/ui/heading';
import { Markdown } from '@/lib/ui/markdown';
import { Picture } from '@/lib/ui/picture';
import { SaleFigures } from './sale-figures';
import { type StoryProps, StoryQuote, StorySource, StoryTrade } from './story-parts';

/** The first sale, large: its text next to its image and figures. */
export function LeadStory({ story, level, page }: StoryProps): ReactElement {
  return (
    <article id={story.id} className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      <div className="flex min-w-0 flex-col gap-4">
        <StoryTrade story={story} />
        <Heading level={level} size="section">
          {story.title}
        </Heading>
        <Markdown text={story.text} id={story.id} page={page} />
        <StoryQuote story={story} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {story.image && (
          <Picture
            image={story.image}
            ratio="landscape"
            sizes="(min-width: 76rem) 29rem, (min-width: 64rem) 40vw, 92vw"
            className="rounded-md"
          />
        )}
        <SaleFigures story={story} page={page} />
        <StorySource story={story} page={page} />
      </div>
    </article>
  );
}

import type { ReactElement } from 'react';
import { Card } from '@/lib/ui/card';
import { Heading } from '@/lib/ui/heading';
import { Markdown } from '@/lib/ui/markdown';
import { Picture } from '@/lib/ui/picture';
import { SaleFigures } from './sale-figures';
import { type StoryProps, StoryQuote, StorySource, StoryTrade } from './story-parts';

/** A sale in a grid: its text, then its figures. With `isPictured` its image, if any, is above them. */
export function StoryCard({
  story,
  level,
  page,
  isPictured,
}: StoryProps & { isPictured: boolean }): ReactElement {
  return (
    <Card>
      {isPictured && story.image && (
        <Picture
          image={story.image}
          ratio="landscape"
          sizes="(min-width: 76rem) 36rem, (min-width: 48rem) 45vw, 92vw"
        />
      )}
      <div className="flex grow flex-col gap-4 p-6 max-[22rem]:px-3">
        <StoryTrade story={story} />
        <Heading level={level} size="card">
          {story.title}
        </Heading>
        <Markdown text={story.text} id={story.id} page={page} className="text-small" />
        <StoryQuote story={story} />
        <SaleFigures story={story} page={page} />
        <StorySource story={story} page={page} />
      </div>
    </Card>
  );
}

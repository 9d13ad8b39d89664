import type { ReactElement } from 'react';
import { classNames } from '@/lib/ui/class-names';
import { Heading } from '@/lib/ui/heading';
import { Picture } from '@/lib/ui/picture';
import { StretchedLink } from '@/lib/ui/stretched-link';
import { PostMeta, type PostProps, PostSource } from './post-meta';

/** The first post, large; without other posts it takes the full width. */
export function LeadPost({ post, alone, level, page }: PostProps & { alone: boolean }): ReactElement {
  return (
    <article
      className={classNames(
        'group relative flex flex-row-reverse items-start gap-4 sm:flex-col',
        alone && 'lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-16',
      )}
    >
      <Picture
        image={post.image}
        ratio="landscape"
        sizes="(min-width: 76rem) 40rem, (min-width: 64rem) 55vw, 92vw"
        className="rounded-md max-sm:w-20"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:gap-3">
        <PostMeta post={post} page={page} />
        <Heading level={level} size="section">
          <StretchedLink href={page.href(post.href)}>{post.title}</StretchedLink>
        </Heading>
        <p className="max-w-measure text-text-muted max-sm:hidden">{post.excerpt}</p>
        <PostSource post={post} page={page} />
      </div>
    </article>
  );
}

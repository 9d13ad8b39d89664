import type { ReactElement } from 'react';
import { Heading } from '@/lib/ui/heading';
import { Picture } from '@/lib/ui/picture';
import { StretchedLink } from '@/lib/ui/stretched-link';
import { PostMeta, type PostProps, PostSource } from './post-meta';

/** A post in the list next to the lead post. */
export function PostRow({ post, level, page }: PostProps): ReactElement {
  return (
    <article className="group relative flex items-start gap-6 py-3">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <PostMeta post={post} page={page} />
        <Heading level={level} size="card">
          <StretchedLink href={page.href(post.href)}>{post.title}</StretchedLink>
        </Heading>
        <PostSource post={post} page={page} />
      </div>
      <div className="w-20 shrink-0 sm:w-28">
        <Picture image={post.image} ratio="square" sizes="7rem" className="rounded-md" />
      </div>
    </article>
  );
}

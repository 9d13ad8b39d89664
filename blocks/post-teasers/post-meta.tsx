import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { partDot } from '@/lib/i18n/part-dot';
import type { PostTeaser } from '@/schemas/post';

/** The small line over a title: what it is about, and since when. */
export function PostMeta({ post, page }: { post: PostTeaser; page: PageContext }): ReactElement {
  return (
    <p className="text-label text-text-muted">
      <span className="font-semibold text-accent-strong">{post.category}</span>
      {partDot}
      <time dateTime={post.publishedAt}>{page.format.date(post.publishedAt)}</time>
    </p>
  );
}

/** Who wrote it and how long it takes to read. */
export function PostSource({ post, page }: { post: PostTeaser; page: PageContext }): ReactElement {
  return (
    <p className="text-label text-text-muted">
      {post.author && `${page.t('post.by', { name: post.author })}${partDot}`}
      <span className="whitespace-nowrap">{page.t('post.minutes', { count: post.readingMinutes })}</span>
    </p>
  );
}

export type PostProps = { post: PostTeaser; level: 2 | 3; page: PageContext };

import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { dotSeparator } from '@/lib/i18n/dot-separator';
import type { PostTeaser } from '@/schemas/post';

/** The line above a title: category and date. */
export function PostMeta({ post, page }: { post: PostTeaser; page: PageContext }): ReactElement {
  return (
    <p className="text-label text-text-muted">
      <span className="font-semibold text-accent-strong">{post.category}</span>
      {dotSeparator}
      <time dateTime={post.publishedAt}>{page.format.date(post.publishedAt)}</time>
    </p>
  );
}

/** The author and the reading time. */
export function PostSource({ post, page }: { post: PostTeaser; page: PageContext }): ReactElement {
  return (
    <p className="text-label text-text-muted">
      {post.author && `${page.t('post.by', { name: post.author })}${dotSeparator}`}
      <span className="whitespace-nowrap">{page.t('post.minutes', { count: post.readingMinutes })}</span>
    </p>
  );
}

export type PostProps = { post: PostTeaser; level: 2 | 3; page: PageContext };

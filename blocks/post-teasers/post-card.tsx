import type { ReactElement } from 'react';
import { Card } from '@/lib/ui/card';
import { Heading } from '@/lib/ui/heading';
import { Picture } from '@/lib/ui/picture';
import { StretchedLink } from '@/lib/ui/stretched-link';
import { PostMeta, type PostProps, PostSource } from './post-meta';

/** A post in a grid, with its image above its text. */
export function PostCard({ post, level, page }: PostProps): ReactElement {
  return (
    <Card>
      <Picture
        image={post.image}
        ratio="landscape"
        sizes="(min-width: 76rem) 23rem, (min-width: 48rem) 45vw, 92vw"
      />
      <div className="flex flex-1 flex-col gap-3 p-6">
        <PostMeta post={post} page={page} />
        <Heading level={level} size="card">
          <StretchedLink href={page.href(post.href)}>{post.title}</StretchedLink>
        </Heading>
        <p className="line-clamp-4 text-small text-text-muted">{post.excerpt}</p>
        <div className="mt-auto pt-2">
          <PostSource post={post} page={page} />
        </div>
      </div>
    </Card>
  );
}

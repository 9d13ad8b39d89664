import type { PostsQuery } from '@/lib/graphql/generated/operations';
import { postPath } from '@/lib/routes/record-paths';
import type { PostTeaser } from '@/schemas/post';
import { toImage } from '../media/to-image';

type PostRecord = PostsQuery['posts']['items'][number];

/** The teaser of a post record that contains at least the teaser fields. */
export function toPostTeaser(post: PostRecord): PostTeaser {
  return {
    slug: post.slug,
    href: postPath(post.slug),
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    image: toImage(post.image),
    author: post.author?.name ?? null,
    publishedAt: post.published_at,
    readingMinutes: Math.max(1, post.reading_minutes),
  };
}

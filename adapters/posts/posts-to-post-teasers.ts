import type { Supply } from '@/lib/engine/bindings';
import type { PostTeaser } from '@/schemas/post';

export function postsToPostTeasers(posts: PostTeaser[]): Supply<'posts'> {
  return { props: { posts } };
}

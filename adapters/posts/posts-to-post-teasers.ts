import type { Supply } from '@/lib/engine/bindings';
import type { PostTeaser } from '@/schemas/post';
import type { List } from '../read-list';

export function postsToPostTeasers({ items: posts }: List<PostTeaser>): Supply<'posts'> {
  return { props: { posts } };
}

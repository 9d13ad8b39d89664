import type { Supply } from '@/lib/engine/bindings';
import { longestArticle } from '@/schemas/markdown-limits';
import type { Post } from '@/schemas/post';

/** The CMS takes no longer body; another backend may. */
export function postToRichText({ body }: Pick<Post, 'body'>): Supply<'text'> {
  return { props: { text: body.slice(0, longestArticle) } };
}

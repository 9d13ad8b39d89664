import type { Supply } from '@/lib/engine/bindings';
import { MAX_ARTICLE_LENGTH } from '@/schemas/markdown-limits';
import type { Post } from '@/schemas/post';

/** The CMS limits the body to the size of this block; another backend may not. */
export function postToRichText({ body }: Pick<Post, 'body'>): Supply<'text'> {
  return { props: { text: body.slice(0, MAX_ARTICLE_LENGTH) } };
}

import type { Supply } from '@/lib/engine/bindings';
import type { Post } from '@/schemas/post';

const longestText = 40_000;

export function postToRichText({ body }: Post): Supply<'text'> {
  return { props: { text: body.slice(0, longestText) } };
}

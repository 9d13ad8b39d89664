import { notFoundTag } from '@/lib/page-cache/cache-directives';
import { redirectTags } from '@/lib/page-cache/redirect-directive';
import type { Composition } from '@/lib/publish/compose-page';

/** Cache tags that tell the page cache to respond with another status than 200. */
export function statusTags(composition: Composition): string[] {
  if (composition.status === 'redirect')
    return redirectTags(composition.to, composition.permanent ? 308 : 307);
  return composition.status === 'page' ? [] : [notFoundTag];
}

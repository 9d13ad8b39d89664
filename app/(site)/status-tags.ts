import { notFoundTag, permanentRedirectTag, temporaryRedirectTag } from '@/lib/page-cache/cache-directives';
import type { Composition } from '@/lib/publish/compose-page';

/** Cache tags that tell the page cache to respond with another status than 200. */
export function statusTags(composition: Composition): string[] {
  if (composition.status === 'moved')
    return [composition.permanent ? permanentRedirectTag : temporaryRedirectTag];
  return composition.status === 'page' ? [] : [notFoundTag];
}

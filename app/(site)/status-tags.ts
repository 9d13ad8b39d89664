import { notFoundTag } from '@/lib/page-cache/cache-directives';
import { redirectTags } from '@/lib/page-cache/redirect-directive';
import type { Composition } from '@/lib/publish/compose-page';

/** Cache tags with which the page cache sets a status other than 200. */
export function statusTags(composition: Composition): string[] {
  if (composition.status === 'redirect')
    return redirectTags(composition.to, composition.permanent ? 308 : 307);
  return composition.status === 'page' ? [] : [notFoundTag];
}

import { unstable_cache } from 'next/cache';
import { environment } from '@/lib/environment';

const remoteRevalidation = 60;
/** Next takes 128 at once, and leaves the others away. */
const mostAtOnce = 100;

/**
 * Declares what the page being made depends on, so that renewing a tag renews it. A site that reads from
 * a remote backend hears of no change, so its pages are also renewed by age, after `remoteRevalidation` seconds.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const revalidate = environment.contentGraphqlUrl() ? remoteRevalidation : false;
  for (let start = 0; start === 0 || start < tags.length; start += mostAtOnce) {
    const some = tags.slice(start, start + mostAtOnce);
    // Next collects tags from cached reads only; this one reads nothing, and the page cache does not keep it.
    await unstable_cache(async () => true, ['tag-page', ...some], { tags: some, revalidate })();
  }
}

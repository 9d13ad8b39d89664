import { unstable_cache } from 'next/cache';
import { environment } from '@/lib/environment';

const REMOTE_REVALIDATE_SECONDS = 60;
/** Next accepts 128 tags per call and ignores the rest. */
const MAX_TAGS_PER_CALL = 100;

/**
 * Declares the tags that the page being rendered depends on: invalidating a tag invalidates the page. A site
 * with a remote backend receives no invalidations, so its pages also expire after
 * `REMOTE_REVALIDATE_SECONDS`.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const revalidate = environment.contentGraphqlUrl() ? REMOTE_REVALIDATE_SECONDS : false;
  for (let start = 0; start === 0 || start < tags.length; start += MAX_TAGS_PER_CALL) {
    const chunk = tags.slice(start, start + MAX_TAGS_PER_CALL);
    // Next collects tags only from cached reads; this read has no data, and the page cache does not store
    // it.
    await unstable_cache(async () => true, ['tag-page', ...chunk], { tags: chunk, revalidate })();
  }
}

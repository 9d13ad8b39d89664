import { environment } from '@/lib/environment';
import { collectTags } from '@/lib/next-adapter/collect-tags';
import { REMOTE_REVALIDATE_SECONDS } from '@/lib/page-cache/cache-directives';

/**
 * Declares the tags that the page being rendered depends on: invalidating a tag invalidates the page. A site
 * with a remote backend receives no invalidations, so its pages also expire after
 * `REMOTE_REVALIDATE_SECONDS`.
 */
export const tagPage = (tags: readonly string[]): Promise<void> =>
  collectTags(tags, environment.contentGraphqlUrl() ? REMOTE_REVALIDATE_SECONDS : false);

import { unstable_cache } from 'next/cache';
import { MAX_TAGS_PER_CALL } from './tag-limits.ts';

/**
 * Adds tags to the page that is being rendered, and limits its lifetime to `revalidate` seconds unless that
 * is false. Unstable API of Next 16.4.6: `unstable_cache` of `next/cache`, because Next collects tags only
 * from cached reads. The read has no data, and the page cache does not store it. For server components only.
 */
export async function collectTags(tags: readonly string[], revalidate: number | false): Promise<void> {
  for (let start = 0; start === 0 || start < tags.length; start += MAX_TAGS_PER_CALL) {
    const chunk = tags.slice(start, start + MAX_TAGS_PER_CALL);
    await unstable_cache(async () => true, ['collect-tags', ...chunk], { tags: chunk, revalidate })();
  }
}

import type { DataContext } from '@/lib/engine/data-context';
import { linkToRecord } from '@/lib/routes/link-to-record';
import { postPath } from '@/lib/routes/record-paths';
import type { PostRecord } from './to-post-teaser';

/** Where a post's teaser leads from a page: inside an office straight to the office whose post it is. */
export function postHref({ slug, tribe_slug, tribe_state_slug }: PostRecord, page: DataContext): string {
  const office = tribe_slug && tribe_state_slug ? { state: tribe_state_slug, slug: tribe_slug } : null;
  return linkToRecord(postPath(slug), { office, agent: null, isFranchise: false }, page);
}

import type { DataContext } from '@/lib/engine/data-context';
import type { ListingsQuery } from '@/lib/graphql/generated/operations';
import { linkToRecord } from '@/lib/routes/link-to-record';
import { listingPath } from '@/lib/routes/record-paths';

export type ListedRecord = ListingsQuery['listings']['items'][number];

/**
 * The link target of a listing card on a page. On the pages of an office or agent the card links directly to
 * the page under the office or agent of the listing.
 */
export function listingHref({ slug, kind, office, agent }: ListedRecord, page: DataContext): string {
  const owner = {
    office: office ? { state: office.state_slug, slug: office.slug } : null,
    agent: agent?.slug ?? null,
    isFranchise: kind === 'franchise',
  };
  return linkToRecord(listingPath(slug), owner, page);
}

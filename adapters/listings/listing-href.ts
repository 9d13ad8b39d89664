import type { DataContext } from '@/lib/engine/data-context';
import type { ListingsQuery } from '@/lib/graphql/generated/operations';
import { linkToRecord } from '@/lib/routes/link-to-record';
import { listingPath } from '@/lib/routes/record-paths';

export type ListedRecord = ListingsQuery['listings']['items'][number];

/** Where a listing's card leads from a page: inside an office or an agent's pages straight to whose listing it is. */
export function listingHref({ slug, kind, office, agent }: ListedRecord, page: DataContext): string {
  const owner = {
    office: office ? { state: office.state_slug, slug: office.slug } : null,
    agent: agent?.slug ?? null,
    isFranchise: kind === 'franchise',
  };
  return linkToRecord(listingPath(slug), owner, page);
}

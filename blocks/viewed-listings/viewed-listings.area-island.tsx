'use client';
import type { ReactElement } from 'react';
import { AreaListing } from '@/lib/buyer-area/area-listing';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { CallState } from '@/lib/buyer-area/call-state';
import { useBuyerData } from '@/lib/buyer-area/use-buyer-data';
import { EmptyState } from '@/lib/ui/empty-state';

const none = {};

/** The listings that the buyer opened last. */
export function ViewedListingsIsland({
  page,
  emptyText,
}: {
  page: AreaPage;
  emptyText: string;
}): ReactElement {
  const { state, load } = useBuyerData(page, 'viewed-listings', none);
  if (state.phase !== 'ready')
    return <CallState phase={state.phase} page={page} onRetry={() => void load()} rows={1} />;
  const { listings } = state.data;
  if (listings.length === 0) return <EmptyState text={emptyText} />;
  return (
    <ul className="area-list">
      {listings.map((listing) => (
        <li key={listing.slug}>
          <AreaListing listing={listing} page={page} level={3} />
        </li>
      ))}
    </ul>
  );
}

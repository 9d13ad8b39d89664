import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Badge } from '@/lib/ui/badge';
import type { ListingCard } from '@/schemas/listing';

type ListingBadgesProps = { listing: ListingCard; page: PageContext };

/** What distinguishes a listing: under offer, sold, franchise, pro. Renders nothing for other listings. */
export function ListingBadges({ listing, page }: ListingBadgesProps): ReactElement | null {
  const { status, kind } = listing;
  if (status === 'active' && kind === 'business') return null;
  return (
    <div className="mb-1 flex flex-wrap gap-2">
      {status === 'sold' && <Badge tone="ink">{page.t('listing.sold')}</Badge>}
      {status === 'under_offer' && <Badge tone="accent">{page.t('listing.underOffer')}</Badge>}
      {kind === 'franchise' && <Badge>{page.t('listing.franchise')}</Badge>}
      {kind === 'pro' && <Badge>{page.t('listing.pro')}</Badge>}
    </div>
  );
}

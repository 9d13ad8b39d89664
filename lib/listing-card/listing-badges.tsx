import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Badge } from '@/lib/ui/badge';
import type { ListingCard } from '@/schemas/listing';

/** Status and kind of a listing: sold, under offer, franchise, pro. */
export function ListingBadges({ listing, page }: { listing: ListingCard; page: PageContext }): ReactElement {
  return (
    <>
      {listing.status === 'sold' && <Badge tone="ink">{page.t('listing.sold')}</Badge>}
      {listing.status === 'under_offer' && <Badge tone="accent">{page.t('listing.underOffer')}</Badge>}
      {listing.status === 'active' && <Badge tone="positive">{page.t('listing.active')}</Badge>}
      {listing.kind === 'franchise' && <Badge>{page.t('listing.franchise')}</Badge>}
      {listing.kind === 'pro' && <Badge>{page.t('listing.pro')}</Badge>}
    </>
  );
}

import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Badge } from '@/lib/ui/badge';
import { Heading } from '@/lib/ui/heading';
import { Icon } from '@/lib/ui/icon';
import type { Listing } from '@/schemas/listing';
import { SaveButton } from './save-button';
import { Sharing } from './sharing';

type ListingOpeningProps = { listing: Listing; address: string; page: PageContext; headingId: string };

const statusTones = { active: 'positive', under_offer: 'accent', sold: 'ink' } as const;

/** The title with the kind, location and status of the business. */
export function ListingHeader({ listing, address, page, headingId }: ListingOpeningProps): ReactElement {
  const status = {
    active: 'listing.active',
    under_offer: 'listing.underOffer',
    sold: 'listing.sold',
  } as const;
  return (
    <header className="flex max-w-[52rem] flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={statusTones[listing.status]}>{page.t(status[listing.status])}</Badge>
        {listing.kind === 'franchise' && <Badge>{page.t('listing.franchise')}</Badge>}
        {listing.kind === 'pro' && <Badge>{page.t('listing.pro')}</Badge>}
      </div>
      <Heading level={1} size="title" id={headingId}>
        {listing.title}
      </Heading>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-text-muted">
        <span className="inline-flex items-center gap-2">
          <Icon name="map-pin" className="size-5" />
          {listing.location}
        </span>
        <span>{listing.category}</span>
        <span>
          {page.t('listing.listingNumber')} {listing.reference}
        </span>
        {listing.listedAt && listing.status !== 'sold' && (
          <span>{page.t('listing.listed', { date: page.format.date(listing.listedAt) })}</span>
        )}
      </p>
      {/* On wide screens the button is in the price card. */}
      <SaveButton listing={listing} page={page} className="min-h-11 self-start lg:hidden" />
      <Sharing title={listing.title} address={address} page={page} />
      {address && <p className="hidden text-small wrap-anywhere print:block">{address}</p>}
    </header>
  );
}

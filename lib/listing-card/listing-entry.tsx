import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Card } from '@/lib/ui/card';
import { Heading } from '@/lib/ui/heading';
import { Icon } from '@/lib/ui/icon';
import { StretchedLink } from '@/lib/ui/stretched-link';
import { Thumbnail } from '@/lib/ui/thumbnail';
import type { ListingCard } from '@/schemas/listing';
import { ListingBadges } from './listing-badges';
import { listingFigures } from './listing-figures';
import { tradeIcon } from './trade-icon';

type ListingEntryProps = { listing: ListingCard; page: PageContext; level: 2 | 3 };

/**
 * A business in a list: its picture, or an icon of its trade, next to trade, place and title, above four
 * figures. The entire card is a link to it, except the button that saves it (`lib/account/save-buttons.ts`).
 */
export function ListingEntry({ listing, page, level }: ListingEntryProps): ReactElement {
  const { image, status, category } = listing;
  return (
    <Card>
      <div className="listing">
        {image ? (
          <Thumbnail image={image} className={status === 'sold' ? '[filter:saturate(0.35)]' : undefined} />
        ) : (
          <span>
            <Icon name={tradeIcon(category)} />
          </span>
        )}
        <div className="min-w-0">
          <ListingBadges listing={listing} page={page} />
          <p>{category}</p>
          <p>{listing.location}</p>
        </div>
        <Heading level={level} size="card">
          <StretchedLink href={page.href(listing.href)}>{listing.title}</StretchedLink>
        </Heading>
        <dl>
          {listingFigures(listing, page).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? <span className="text-label">{page.t('listing.notDisclosed')}</span>}</dd>
            </div>
          ))}
        </dl>
        {status !== 'sold' && <button type="button">{page.t('buyer.saveListing')}</button>}
      </div>
    </Card>
  );
}

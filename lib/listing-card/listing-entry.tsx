import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Card } from '@/lib/ui/card';
import { Heading } from '@/lib/ui/heading';
import { Picture } from '@/lib/ui/picture';
import { StretchedLink } from '@/lib/ui/stretched-link';
import type { ListingCard } from '@/schemas/listing';
import { ListingBadges } from './listing-badges';
import { ListingFigures } from './listing-figures';

type ListingEntryProps = { listing: ListingCard; page: PageContext; level: 2 | 3 };

/** A business for sale as a card; the entire card is a link to it. */
export function ListingEntry({ listing, page, level }: ListingEntryProps): ReactElement {
  const image = listing.image && { ...listing.image, alt: '' };
  return (
    <Card>
      <div className="relative">
        <Picture
          image={image}
          ratio="landscape"
          sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 50vw, 100vw"
          className={listing.status === 'sold' ? '[filter:saturate(0.35)]' : undefined}
        />
        <div className="absolute left-4 top-4 flex flex-wrap gap-2">
          <ListingBadges listing={listing} page={page} />
        </div>
      </div>
      <div className="flex min-w-0 grow flex-col p-6 max-[22rem]:px-3">
        <p className="text-label text-text-muted">{listing.category}</p>
        <div className="mt-2">
          <Heading level={level} size="card">
            <StretchedLink href={page.href(listing.href)}>{listing.title}</StretchedLink>
          </Heading>
        </div>
        <p className="mb-6 mt-2 text-small text-text-muted">{listing.location}</p>
        <ListingFigures listing={listing} page={page} />
      </div>
    </Card>
  );
}

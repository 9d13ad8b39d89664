import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Badge } from '@/lib/ui/badge';
import { Card } from '@/lib/ui/card';
import { Heading } from '@/lib/ui/heading';
import { Picture } from '@/lib/ui/picture';
import { StretchedLink } from '@/lib/ui/stretched-link';
import type { ListingCard } from '@/schemas/listing';

/** Status and kind of a listing: sold, under offer, franchise, pro. */
function ListingBadges({ listing, page }: { listing: ListingCard; page: PageContext }): ReactElement {
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

/** The three figures buyers compare, at the bottom of the card so that they align across a row. */
function ListingFigures({ listing, page }: { listing: ListingCard; page: PageContext }): ReactElement {
  // A sold listing has its sold price or none: the asking price would look like it.
  const isSold = listing.status === 'sold';
  const money = (pesewas: number | null) =>
    pesewas === null ? (
      <span className="text-label font-normal">{page.t('listing.notDisclosed')}</span>
    ) : (
      // Breaks long amounts such as “876,5 mil GH₵” only between words.
      page.format.compactMoney(pesewas).replaceAll(/\s/g, ' ')
    );
  const price = isSold ? listing.soldPrice : listing.askingPrice;
  return (
    <dl className="figures">
      <div>
        <dt>{page.t(isSold ? 'listing.soldPrice' : 'listing.askingPrice')}</dt>
        <dd>{price === null ? page.t('listing.notDisclosed') : page.format.money(price)}</dd>
      </div>
      <div>
        <dt>
          <abbr title={page.t('listing.discretionaryEarnings')}>{page.t('listing.sdeShort')}</abbr>
        </dt>
        <dd>{money(listing.discretionaryEarnings)}</dd>
      </div>
      <div>
        <dt>{page.t('listing.downPayment')}</dt>
        <dd>{money(listing.downPayment)}</dd>
      </div>
    </dl>
  );
}

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

import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Picture } from '@/lib/ui/picture';
import type { Listing } from '@/schemas/listing';

/** The main picture large, the others in a row that scrolls sideways. */
export function ListingPhotos({ listing, page }: { listing: Listing; page: PageContext }): ReactElement {
  const [first = listing.image, ...others] = listing.images;
  return (
    <div className="flex flex-col gap-4">
      <Picture
        image={first}
        ratio="landscape"
        sizes="(min-width: 64rem) 50rem, 100vw"
        priority
        className={listing.status === 'sold' ? 'rounded-md [filter:saturate(0.35)]' : 'rounded-md'}
      />
      {others.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls sideways must be reachable by keyboard
        <section tabIndex={0} aria-label={page.t('listing.photos')} className="overflow-x-auto">
          <ul className="flex snap-x gap-4">
            {others.map((image) => (
              <li key={image.src} className="w-40 shrink-0 snap-start md:w-52">
                <Picture image={image} ratio="landscape" sizes="13rem" className="rounded-md" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Lightbox } from '@/lib/lightbox/lightbox.client';
import { toLightbox } from '@/lib/lightbox/to-lightbox';
import { Picture } from '@/lib/ui/picture';
import type { Listing } from '@/schemas/listing';
import { PhotoLink } from './photo-link';

const large = '(min-width: 64rem) 50rem, 100vw';

/**
 * The main image large, the others in a row that scrolls horizontally; each opens in a dialog. A placeholder
 * does not open.
 */
export function ListingPhotos({ listing, page }: { listing: Listing; page: PageContext }): ReactElement {
  const { image, images, status } = listing;
  const imageClass = status === 'sold' ? 'rounded-md [filter:saturate(0.35)]' : 'rounded-md';
  const [first, ...others] = images;
  if (!first)
    return <Picture image={image} ratio="landscape" sizes={large} priority className={imageClass} />;
  const count = images.length;
  return (
    <Lightbox
      {...toLightbox(
        images.map((one) => ({ image: one, caption: '' })),
        page,
      )}
    >
      <div className="flex flex-col gap-4">
        <PhotoLink image={first} index={0} count={count} page={page}>
          <Picture image={first} ratio="landscape" sizes={large} priority className={imageClass} />
        </PhotoLink>
        {others.length > 0 && (
          <ul aria-label={page.t('listing.photos')} className="flex gap-4 overflow-x-auto py-1">
            {others.map((photo, index) => (
              <li key={photo.src} className="w-40 shrink-0 md:w-52">
                <PhotoLink image={photo} index={index + 1} count={count} page={page}>
                  <Picture image={photo} ratio="landscape" sizes="13rem" className="rounded-md" />
                </PhotoLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Lightbox>
  );
}

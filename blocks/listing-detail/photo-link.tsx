import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { Image } from '@/schemas/image';

type PhotoLinkProps = { image: Image; place: number; count: number; page: PageContext; children: ReactNode };

/** A picture that leads to itself, where nothing opens it in a dialog. */
export function PhotoLink({ image, place, count, page, children }: PhotoLinkProps): ReactElement {
  return (
    <a href={image.src} data-picture={place} className="block">
      {children}
      <span className="sr-only">{page.t('gallery.open', { number: place + 1, count })}</span>
    </a>
  );
}

import type { ReactElement, ReactNode } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import type { Image } from '@/schemas/image';

type PhotoLinkProps = { image: Image; index: number; count: number; page: PageContext; children: ReactNode };

/** A link from an image to its file, used when no script opens it in a dialog. */
export function PhotoLink({ image, index, count, page, children }: PhotoLinkProps): ReactElement {
  return (
    <a href={image.src} data-picture={index} className="block">
      {children}
      <span className="sr-only">{page.t('gallery.open', { number: index + 1, count })}</span>
    </a>
  );
}

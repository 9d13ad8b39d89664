import type { ReactElement } from 'react';
import type { PageContext } from '@/lib/engine/page-context';
import { Icon } from '@/lib/ui/icon';
import { Picture } from '@/lib/ui/picture';
import type { Image } from '@/schemas/image';

type GalleryLinkProps = {
  picture: { image: Image; caption: string };
  index: number;
  count: number;
  page: PageContext;
};

/** An image that links to its file; the island opens it in a dialog instead. */
export function GalleryLink({ picture, index, count, page }: GalleryLinkProps): ReactElement {
  const { image, caption } = picture;
  return (
    <figure className="flex flex-col gap-2">
      <a
        href={image.src}
        data-picture={index}
        className="group relative block min-h-44 flex-1 overflow-hidden rounded-md lg:min-h-52"
      >
        <Picture
          image={image}
          ratio="landscape"
          sizes="(min-width: 64rem) 35rem, 46vw"
          className="absolute inset-0 h-full transition-transform group-hover:scale-[1.02]"
        />
        <span className="sr-only">{page.t('gallery.open', { number: index + 1, count })}</span>
        <span
          aria-hidden="true"
          className="absolute right-3 bottom-3 flex size-10 items-center justify-center rounded-full bg-surface-raised text-text opacity-0 shadow-raised transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        >
          <Icon name="plus" className="size-5" />
        </span>
      </a>
      {caption && <figcaption className="text-label text-text-muted">{caption}</figcaption>}
    </figure>
  );
}

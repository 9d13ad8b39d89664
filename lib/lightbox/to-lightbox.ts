import type { PageContext } from '@/lib/engine/page-context';
import { imageSourceSet } from '@/lib/ui/image-source-set';
import type { Image } from '@/schemas/image';
import type { LightboxContents } from './lightbox-contents';

/** The contents of the lightbox, in the order of the links. */
export function toLightbox(
  pictures: readonly { image: Image; caption: string }[],
  page: PageContext,
): LightboxContents {
  const count = pictures.length;
  return {
    pictures: pictures.map(({ image, caption }, index) => ({
      src: image.src,
      srcSet: imageSourceSet(image),
      alt: image.alt,
      caption,
      width: image.width,
      height: image.height,
      position: page.t('gallery.position', { number: index + 1, count }),
    })),
    labels: {
      close: page.t('gallery.close'),
      previous: page.t('gallery.previous'),
      next: page.t('gallery.next'),
    },
  };
}

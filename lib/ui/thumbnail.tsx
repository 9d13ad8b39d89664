import type { ReactElement } from 'react';
import type { Image } from '@/schemas/image';
import { classNames } from './class-names';
import { smallestImageSource } from './image-source-set';

type ThumbnailProps = { image: Image; className?: string | undefined };

/** A small square picture next to the name of its subject, which is its alternative text. */
export function Thumbnail({ image, className }: ThumbnailProps): ReactElement {
  return (
    // biome-ignore lint/performance/noImgElement: sizes are made at upload, Next must not decode pictures
    <img
      src={smallestImageSource(image)}
      alt=""
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
      className={classNames('picture aspect-square', className)}
    />
  );
}

import type { ReactElement } from 'react';
import type { Image } from '@/schemas/image';
import { classNames } from './class-names';
import { focusStep } from './focus-step';
import { imageSource, imageSourceSet } from './image-source-set';

/** `natural` is the ratio of the picture itself. */
export type PictureRatio = 'square' | 'portrait' | 'landscape' | 'wide' | 'natural';

type PictureProps = {
  image: Image | null;
  /** The `sizes` attribute of `<img>`: the width of the picture on the page. */
  sizes: string;
  ratio: PictureRatio;
  /** For the largest picture on the first screen. */
  priority?: boolean;
  className?: string | undefined;
};

const ratios = {
  square: 'aspect-square',
  portrait: 'aspect-[4/5]',
  landscape: 'aspect-[3/2]',
  wide: 'aspect-[21/9]',
  natural: undefined,
} as const;

const eagerProps = { fetchPriority: 'high' } as const;
const lazyProps = { loading: 'lazy', decoding: 'async' } as const;

/** A picture that reserves its space before it loads; a subtle pattern when there is none. */
export function Picture({ image, sizes, ratio, priority = false, className }: PictureProps): ReactElement {
  if (!image) {
    const frame = ratios[ratio] ?? ratios.landscape;
    return <div aria-hidden="true" className={classNames('w-full weave', frame, className)} />;
  }
  const srcSet = imageSourceSet(image);
  const { focus } = image;
  return (
    // biome-ignore lint/performance/noImgElement: sizes are made at upload, Next must not decode pictures
    <img
      src={imageSource(image)}
      {...(srcSet && { srcSet, sizes })}
      alt={image.alt}
      width={image.width}
      height={image.height}
      {...(priority ? eagerProps : lazyProps)}
      {...(focus && { 'data-focus-x': focusStep(focus.x), 'data-focus-y': focusStep(focus.y) })}
      className={classNames('picture', ratios[ratio], className)}
    />
  );
}

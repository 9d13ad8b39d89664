import type { ReactElement } from 'react';
import type { Image } from '@/schemas/image';
import { classNames } from './class-names';
import { focusStep } from './focus-step';
import { imageSource, imageSourceSet } from './image-source-set';

export type PictureRatio = 'square' | 'portrait' | 'landscape' | 'wide';

type PictureProps = {
  image: Image | null;
  /** As the `sizes` attribute of `<img>`: how wide the picture is shown. */
  sizes: string;
  ratio: PictureRatio;
  /** For the one picture that is the largest thing on the first screen. */
  priority?: boolean;
  className?: string | undefined;
};

const ratios = {
  square: 'aspect-square',
  portrait: 'aspect-[4/5]',
  landscape: 'aspect-[3/2]',
  wide: 'aspect-[21/9]',
} as const;

const first = { fetchPriority: 'high' } as const;
const later = { loading: 'lazy', decoding: 'async' } as const;

/** A picture that holds its place before it loads; a quiet weave where there is none. */
export function Picture({ image, sizes, ratio, priority = false, className }: PictureProps): ReactElement {
  const frame = classNames(ratios[ratio], className);
  if (!image) return <div aria-hidden="true" className={classNames('w-full weave', frame)} />;
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
      {...(priority ? first : later)}
      {...(focus && { 'data-focus-x': focusStep(focus.x), 'data-focus-y': focusStep(focus.y) })}
      className={classNames('picture', frame)}
    />
  );
}

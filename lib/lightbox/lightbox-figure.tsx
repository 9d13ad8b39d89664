'use client';

import { domAnimation, LazyMotion, m, useReducedMotion } from 'framer-motion';
import type { ReactElement } from 'react';
import type { LightboxPicture } from './lightbox-contents';

/** Distance a picture slides in, in pixels. */
const SLIDE_DISTANCE_PX = 24;

/** One picture with its caption, sliding in from the direction of the navigation. */
export function LightboxFigure({
  picture,
  direction,
}: {
  picture: LightboxPicture;
  direction: -1 | 0 | 1;
}): ReactElement {
  const { src, srcSet, alt, caption, width, height } = picture;
  const isReducedMotion = useReducedMotion();
  return (
    <LazyMotion features={domAnimation} strict>
      <m.figure
        initial={isReducedMotion ? false : { opacity: 0, x: direction * SLIDE_DISTANCE_PX }}
        animate={{ opacity: 1, x: 0 }}
        transition={{ duration: 0.25, ease: 'easeInOut' }}
        aria-live="polite"
        className="flex min-h-0 flex-1 flex-col items-center justify-center gap-4"
      >
        {/* biome-ignore lint/performance/noImgElement: sizes are made at upload, Next must not decode pictures */}
        <img
          {...{ src, srcSet, width, height }}
          alt={alt}
          sizes="92vw"
          className="min-h-0 w-auto max-w-full flex-initial rounded-md object-contain"
        />
        {caption && <figcaption className="max-w-measure text-center text-text-muted">{caption}</figcaption>}
      </m.figure>
    </LazyMotion>
  );
}

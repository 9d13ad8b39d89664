import type { ReactElement } from 'react';

/** A small picture next to the name of a record. */
export function Thumbnail({ src }: { src: string | null | undefined }): ReactElement | null {
  return src ? (
    // biome-ignore lint/performance/noImgElement: a thumbnail that needs no optimisation
    <img
      src={src}
      alt=""
      loading="lazy"
      className="h-10 w-14 shrink-0 rounded-sm bg-surface-sunken object-cover"
    />
  ) : null;
}

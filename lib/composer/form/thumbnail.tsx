import type { ReactElement } from 'react';

/** A small picture beside the name of its record. */
export function Thumbnail({ src }: { src: string | null | undefined }): ReactElement | null {
  // biome-ignore lint/performance/noImgElement: the small copy that was made at the upload, as it is
  return src ? <img src={src} alt="" className="h-10 w-14 shrink-0 rounded-sm object-cover" /> : null;
}

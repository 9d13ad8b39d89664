import type { DecorationPartsFragment, MediaPartsFragment } from '@/lib/graphql/generated/operations';
import { type Image, imageSchema } from '@/schemas/image';

/** Null for no picture and for one this site cannot serve: a page is better off with its placeholder. */
export function toImage(media: MediaPartsFragment | null | undefined): Image | null {
  return media ? readImage(media, media.alt) : null;
}

/** The same for a picture of what is named beside it: it says nothing more, and a page does not ask what it would. */
export function toDecoration(media: DecorationPartsFragment | null | undefined): Image | null {
  return media ? readImage(media, '') : null;
}

function readImage({ url, width, height, widths }: DecorationPartsFragment, alt: string): Image | null {
  const parsed = imageSchema.safeParse({ src: url, alt, width, height, widths });
  return parsed.success ? parsed.data : null;
}

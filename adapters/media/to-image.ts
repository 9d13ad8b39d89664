import type { DecorationPartsFragment, MediaPartsFragment } from '@/lib/graphql/generated/operations';
import { type Image, imageSchema } from '@/schemas/image';

/**
 * Null without a media record, and for one that this site cannot serve; the page then displays a
 * placeholder.
 */
export function toImage(media: MediaPartsFragment | null | undefined): Image | null {
  return media ? readImage(media, media.alt) : null;
}

/**
 * Like `toImage`, for a decorative image next to the name of its subject: the alternative text is empty and
 * is not queried.
 */
export function toDecoration(media: DecorationPartsFragment | null | undefined): Image | null {
  return media ? readImage(media, '') : null;
}

function readImage({ url, width, height, widths }: DecorationPartsFragment, alt: string): Image | null {
  const parsed = imageSchema.safeParse({ src: url, alt, width, height, widths });
  return parsed.success ? parsed.data : null;
}

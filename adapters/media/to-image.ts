import type { MediaPartsFragment } from '@/lib/graphql/generated/operations';
import { type Image, imageSchema } from '@/schemas/image';

/** Null for no picture and for one this site cannot serve: a page is better off with its placeholder. */
export function toImage(media: MediaPartsFragment | null | undefined): Image | null {
  if (!media) return null;
  const { url, alt, width, height, widths } = media;
  const parsed = imageSchema.safeParse({ src: url, alt, width, height, widths });
  return parsed.success ? parsed.data : null;
}

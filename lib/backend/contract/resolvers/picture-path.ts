import type { Media } from '@/lib/backend/payload-types';

/** The path of a picture's file on this site; null without a picture. */
export function picturePath(media: Media | null | undefined): string | null {
  return media?.filename ? `/media/${encodeURIComponent(media.filename)}` : null;
}

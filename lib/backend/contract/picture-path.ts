import type { Media } from '@/lib/backend/payload-types';

/** Where a picture's file is, as a path on this site; null without a picture. */
export function picturePath(media: Media | null | undefined): string | null {
  return media?.filename ? `/media/${encodeURIComponent(media.filename)}` : null;
}

import type { MediaPartsFragment } from '@/lib/graphql/generated/operations';
import type { Picture } from '@/schemas/reference';

/** The image of a record as a reference, for props that an author can also fill in. */
export function toPicture(media: MediaPartsFragment | null | undefined): Picture | null {
  return media ? { media: media.id } : null;
}

import type { MediaPartsFragment } from '@/lib/graphql/generated/operations';
import type { Picture } from '@/schemas/reference';

/** A picture of a record as a reference, for props that an author may fill as well. */
export function toPicture(media: MediaPartsFragment | null | undefined): Picture | null {
  return media ? { media: media.id } : null;
}

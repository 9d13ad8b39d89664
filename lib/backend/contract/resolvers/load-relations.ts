import type { Loaders } from '@/lib/backend/contract/loaders';
import type { Media } from '@/lib/backend/payload-types';
import { type Relation, relationId } from '@/lib/backend/relation-id';

function hasSize(media: Media | null): media is Media {
  return !!media?.filename && !!media.width && !!media.height;
}

/** The picture, or null when there is none or its size is unknown: a page could not reserve space for it. */
export async function loadPicture(loaders: Loaders, relation: Relation): Promise<Media | null> {
  const id = relationId(relation);
  const media = id === null ? null : await loaders.media.load(id);
  return hasSize(media) ? media : null;
}

/** The pictures that can be displayed, in the given order. */
export async function loadPictures(
  loaders: Loaders,
  relations: readonly Relation[] | null | undefined,
): Promise<Media[]> {
  const loaded = await Promise.all((relations ?? []).map((relation) => loadPicture(loaders, relation)));
  return loaded.filter(hasSize);
}

import type { Loaders } from '@/lib/backend/contract/loaders';
import type { OfficePinSource } from '@/lib/backend/contract/sources';
import type { Listing, Media, Region } from '@/lib/backend/payload-types';
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

/** The path of a picture's file on this site; null without a picture. */
export function formatPicturePath(media: Media | null | undefined): string | null {
  return media?.filename ? `/media/${encodeURIComponent(media.filename)}` : null;
}

/** The listings with these ids, in this order, without those that are not public. */
export async function loadListings(loaders: Loaders, ids: readonly number[]): Promise<Listing[]> {
  const listings = await Promise.all(ids.map((id) => loaders.listing.load(id)));
  return listings.flatMap((listing) => listing ?? []);
}

/** The office of a record; null when it has none or the office is not public. */
export async function loadOfficePin(loaders: Loaders, relation: Relation): Promise<OfficePinSource | null> {
  const id = relationId(relation);
  const office = id === null ? null : await loaders.office.load(id);
  return office && { office, distance: null };
}

/**
 * The region of an office or a listing. The database requires one.
 * @throws when the region is missing.
 */
export async function loadRegion(loaders: Loaders, relation: Relation): Promise<Region> {
  const id = relationId(relation);
  const region = id === null ? null : await loaders.region.load(id);
  if (!region) throw new Error(`Region ${id} is missing`);
  return region;
}

import type { Loaders } from '@/lib/backend/contract/loaders/create-loaders';
import type { Listing } from '@/lib/backend/payload-types';

/** The listings with these ids, in this order. */
export async function loadListings(loaders: Loaders, ids: readonly number[]): Promise<Listing[]> {
  const found = await Promise.all(ids.map((id) => loaders.listing.load(id)));
  return found.flatMap((listing) => listing ?? []);
}

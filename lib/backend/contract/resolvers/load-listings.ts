import type { Loaders } from '@/lib/backend/contract/loaders';
import type { Listing } from '@/lib/backend/payload-types';

/** The listings with these ids, in this order, without those that are not public. */
export async function loadListings(loaders: Loaders, ids: readonly number[]): Promise<Listing[]> {
  const listings = await Promise.all(ids.map((id) => loaders.listing.load(id)));
  return listings.flatMap((listing) => listing ?? []);
}

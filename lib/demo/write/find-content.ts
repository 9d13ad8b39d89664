import type { CollectionSlug } from 'payload';
import { seededCollections } from './empty-network';
import type { SeedRun } from './seed-run';

/** The collections that contain documents; staff accounts are included on request. */
export async function findContent(
  { payload, req }: SeedRun,
  { accounts }: { accounts: boolean },
): Promise<CollectionSlug[]> {
  const nonEmptyCollections: CollectionSlug[] = [];
  for (const collection of accounts ? [...seededCollections, 'staff' as const] : seededCollections) {
    const { totalDocs } = await payload.count({ collection, req });
    if (totalDocs > 0) nonEmptyCollections.push(collection);
  }
  return nonEmptyCollections;
}

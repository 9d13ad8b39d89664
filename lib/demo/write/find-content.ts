import type { CollectionSlug } from 'payload';
import { emptied } from './empty-network';
import type { SeedRun } from './seed-run';

/** The collections of which a database holds anything; accounts count where `accounts` says so. */
export async function findContent(
  { payload, req }: SeedRun,
  { accounts }: { accounts: boolean },
): Promise<CollectionSlug[]> {
  const found: CollectionSlug[] = [];
  for (const collection of accounts ? [...emptied, 'staff' as const] : emptied) {
    const { totalDocs } = await payload.count({ collection, req });
    if (totalDocs > 0) found.push(collection);
  }
  return found;
}

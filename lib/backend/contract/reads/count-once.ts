import type { Where } from 'payload';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { PublicCollection } from '@/schemas/dependency';

/**
 * Counts the matching records of a collection on the first call. Lists with the same condition share one
 * count.
 */
export function lazyCount(
  { countCache }: ReadContext,
  collection: PublicCollection,
  where: Where,
  count: () => Promise<number>,
): () => Promise<number> {
  const key = JSON.stringify([collection, where]);
  return () => {
    const pending = countCache.get(key) ?? count();
    countCache.set(key, pending);
    return pending;
  };
}

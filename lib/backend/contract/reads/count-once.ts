import type { Where } from 'payload';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Shown } from '@/schemas/dependency';

/** How many records of a collection fit, counted when it is first asked for, and once however many lists are of the same. */
export function countOnce(
  { counts }: Reading,
  collection: Shown,
  where: Where,
  count: () => Promise<number>,
): () => Promise<number> {
  const question = JSON.stringify([collection, where]);
  return () => {
    const known = counts.get(question) ?? count();
    counts.set(question, known);
    return known;
  };
}

import DataLoader from 'dataloader';
import { type ReferenceTable, referenceKey } from '@/lib/engine/reference-table';
import type { Reference } from '@/schemas/reference';

/**
 * Reads the slug of a reference, null when the record no longer exists; references requested in the same
 * tick are read in one query.
 */
export function createSlugReader(read: (references: readonly Reference[]) => Promise<ReferenceTable>) {
  const keyOf = ({ kind, id }: Reference) => referenceKey(kind, id);
  const loader = new DataLoader<Reference, string | null, string>(
    async (references) => {
      const { slugs } = await read(references);
      return references.map((reference) => slugs.get(keyOf(reference)) ?? null);
    },
    { cacheKeyFn: keyOf },
  );
  return (reference: Reference): Promise<string | null> => loader.load(reference);
}

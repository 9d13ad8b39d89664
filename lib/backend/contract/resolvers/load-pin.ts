import type { Loaders } from '@/lib/backend/contract/loaders/create-loaders';
import type { OfficePinSource } from '@/lib/backend/contract/sources';
import { type Relation, relationId } from '@/lib/backend/relation-id';

/** The office a record belongs to, or null when it has none or the public may not see it. */
export async function loadPin(loaders: Loaders, relation: Relation): Promise<OfficePinSource | null> {
  const id = relationId(relation);
  const office = id === null ? null : await loaders.office.load(id);
  return office && { office, distance: null };
}

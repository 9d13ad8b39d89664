import type { Loaders } from '@/lib/backend/contract/loaders';
import type { OfficePinSource } from '@/lib/backend/contract/sources';
import { type Relation, relationId } from '@/lib/backend/relation-id';

/** The office of a record; null when it has none or the office is not public. */
export async function loadOfficePin(loaders: Loaders, relation: Relation): Promise<OfficePinSource | null> {
  const id = relationId(relation);
  const office = id === null ? null : await loaders.office.load(id);
  return office && { office, distance: null };
}

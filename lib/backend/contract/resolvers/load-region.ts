import type { Loaders } from '@/lib/backend/contract/loaders';
import type { Region } from '@/lib/backend/payload-types';
import { type Relation, relationId } from '@/lib/backend/relation-id';

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

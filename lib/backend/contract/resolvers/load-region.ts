import type { Loaders } from '@/lib/backend/contract/loaders/create-loaders';
import type { Region } from '@/lib/backend/payload-types';
import { type Relation, relationId } from '@/lib/backend/relation-id';

/** The region an office or a listing lies in; the database holds none without one. */
export async function loadRegion(loaders: Loaders, relation: Relation): Promise<Region> {
  const id = relationId(relation);
  const region = id === null ? null : await loaders.region.load(id);
  if (!region) throw new Error(`Region ${id} is missing`);
  return region;
}

import type { Sort, Where } from 'payload';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { findOwners } from '@/lib/backend/contract/reads/find-owners';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Office } from '@/lib/backend/payload-types';

export type OfficeFilter = {
  type?: Office['tribe_types'][number] | null | undefined;
  stateSlug?: string | null | undefined;
  isAlternateAddress?: boolean | null | undefined;
  ids?: readonly number[];
  sort?: Sort;
  limit?: number;
};

/** Active offices that fit every part of the filter that is given. */
export async function findOffices(reading: Reading, filter: OfficeFilter): Promise<Office[]> {
  const {
    type,
    stateSlug,
    isAlternateAddress,
    ids,
    sort = 'name',
    limit = listSizes['Query.offices'],
  } = filter;
  const inRegion = await findOwners(reading, { region: stateSlug });
  if (!inRegion) return [];
  const conditions: Where[] = [{ status: { equals: 'Active' } }, inRegion];
  if (type) conditions.push({ tribe_types: { in: [type] } });
  if (ids) conditions.push({ id: { in: [...ids] } });
  if (isAlternateAddress === true) conditions.push({ is_alternate_address: { equals: true } });
  if (isAlternateAddress === false) conditions.push({ is_alternate_address: { not_equals: true } });
  return findPublic(reading, 'offices', { where: { and: conditions }, sort, limit });
}

import type { Payload, Sort, Where } from 'payload';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Office } from '@/lib/backend/payload-types';

export type OfficeFilter = {
  type?: Office['tribe_types'][number] | null;
  stateSlug?: string | null;
  isAlternateAddress?: boolean | null;
  ids?: readonly number[];
  sort?: Sort;
};

/** Active offices that fit every part of the filter that is given. */
export function findOffices(payload: Payload, filter: OfficeFilter): Promise<Office[]> {
  const { type, stateSlug, isAlternateAddress, ids, sort = 'name' } = filter;
  const conditions: Where[] = [{ status: { equals: 'Active' } }];
  if (type) conditions.push({ tribe_types: { in: [type] } });
  if (stateSlug) conditions.push({ 'region.slug': { equals: stateSlug } });
  if (ids) conditions.push({ id: { in: [...ids] } });
  if (isAlternateAddress === true) conditions.push({ is_alternate_address: { equals: true } });
  if (isAlternateAddress === false) conditions.push({ is_alternate_address: { not_equals: true } });
  return findPublic(payload, 'offices', { where: { and: conditions }, sort });
}

import type { Payload } from 'payload';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Office } from '@/lib/backend/payload-types';

/** The office with this slug and status, or null. Offices that are closed are never public. */
export async function findOffice(
  payload: Payload,
  slug: string,
  statuses: readonly Office['status'][] = ['Active'],
): Promise<Office | null> {
  const where = { slug: { equals: slug }, status: { in: [...statuses] } };
  const [office] = await findPublic(payload, 'offices', { where, limit: 1 });
  return office ?? null;
}

/** The id of an open office, or null when no slug is given or none bears it. */
export async function findOfficeId(
  payload: Payload,
  slug: string | null | undefined,
): Promise<number | null> {
  if (!slug) return null;
  return (await findOffice(payload, slug))?.id ?? null;
}

import { findBySlug } from '@/lib/backend/contract/reads/find-owners';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Office } from '@/lib/backend/payload-types';

/** The office with this slug and status, or null. Offices that are closed are never public. */
export async function findOffice(
  reading: Reading,
  slug: string,
  statuses: readonly Office['status'][] = ['Active'],
): Promise<Office | null> {
  const office = await findBySlug(reading, 'offices', slug);
  return office && statuses.includes(office.status) ? office : null;
}

/** The id of an open office, or null when no slug is given or none bears it. */
export async function findOfficeId(
  reading: Reading,
  slug: string | null | undefined,
): Promise<number | null> {
  if (!slug) return null;
  return (await findOffice(reading, slug))?.id ?? null;
}

import { findBySlug } from '@/lib/backend/contract/reads/owners';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { Office } from '@/lib/backend/payload-types';

/** The office with this slug and one of the statuses, or null. Closed offices are never public. */
export async function findOffice(
  context: ReadContext,
  slug: string,
  statuses: readonly Office['status'][] = ['Active'],
): Promise<Office | null> {
  const office = await findBySlug(context, 'offices', slug);
  return office && statuses.includes(office.status) ? office : null;
}

/** The id of an active office; null without a slug or when no office has it. */
export async function findOfficeId(
  context: ReadContext,
  slug: string | null | undefined,
): Promise<number | null> {
  if (!slug) return null;
  return (await findOffice(context, slug))?.id ?? null;
}

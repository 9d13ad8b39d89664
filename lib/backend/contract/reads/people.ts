import type { Where } from 'payload';
import { findBySlug } from '@/lib/backend/contract/reads/owners';
import { findPublic } from '@/lib/backend/contract/reads/public-documents';
import type { Person } from '@/lib/backend/payload-types';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';

/** The order of people in every list. */
export const peopleOrder = ['position', 'last_name', 'first_name', 'id'];

/** People who are shown on the website, in the order of their team. */
export function findTeam(context: ReadContext, where: Where, limit: number): Promise<Person[]> {
  return findPublic(context, 'people', { where, sort: peopleOrder, limit });
}

/** The agent with this slug, or null. */
export async function findAgent(context: ReadContext, slug: string): Promise<Person | null> {
  const person = await findBySlug(context, 'people', slug);
  return person?.is_agent ? person : null;
}

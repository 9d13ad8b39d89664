import { findBySlug } from '@/lib/backend/contract/reads/owners';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { Person } from '@/lib/backend/payload-types';

/** The agent with this slug, or null. */
export async function findAgent(context: ReadContext, slug: string): Promise<Person | null> {
  const person = await findBySlug(context, 'people', slug);
  return person?.is_agent ? person : null;
}

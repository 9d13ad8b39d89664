import { findBySlug } from '@/lib/backend/contract/reads/find-owners';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Person } from '@/lib/backend/payload-types';

/** The agent with this slug, or null. */
export async function findAgent(reading: Reading, slug: string): Promise<Person | null> {
  const person = await findBySlug(reading, 'people', slug);
  return person?.is_agent ? person : null;
}

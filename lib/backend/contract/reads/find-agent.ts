import type { Payload } from 'payload';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Person } from '@/lib/backend/payload-types';

/** The agent with this slug, or null. */
export async function findAgent(payload: Payload, slug: string): Promise<Person | null> {
  const where = { is_agent: { equals: true }, slug: { equals: slug } };
  const [agent] = await findPublic(payload, 'people', { where, limit: 1 });
  return agent ?? null;
}

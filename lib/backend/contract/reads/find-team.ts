import type { Where } from 'payload';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Person } from '@/lib/backend/payload-types';

/** Order of people wherever they are listed. */
export const peopleOrder = ['position', 'last_name', 'first_name', 'id'];

/** People shown on the website, in the order of their team. */
export function findTeam(reading: Reading, where: Where, limit: number): Promise<Person[]> {
  return findPublic(reading, 'people', { where, sort: peopleOrder, limit });
}

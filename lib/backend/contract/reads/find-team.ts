import type { Payload, Where } from 'payload';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import type { Person } from '@/lib/backend/payload-types';

/** Order of people wherever they are listed. */
export const peopleOrder = ['position', 'last_name', 'first_name', 'id'];

/** People shown on the website, in the order of their team. */
export function findTeam(payload: Payload, where: Where): Promise<Person[]> {
  return findPublic(payload, 'people', { where, sort: peopleOrder });
}

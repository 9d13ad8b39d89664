import type { Payload, TypedUser, Where } from 'payload';
import { isNetworkStaff, staffMember } from '../access/staff-member';
import { changedLast } from './changed-last';
import { type Work, works } from './work';

/** How many documents of a kind of work are named. */
const mostNamed = 4;

/** So many are counted: beyond that nobody asks how many there are. */
export const mostCounted = 1_000;

/** `count` of `mostCounted` says so many or more. */
export type FoundWork = { work: Work; count: number; documents: { id: number; name: string }[] };

/** What waits for somebody, in what they work on: an office editor is told of the own offices only. */
export async function findWork(payload: Payload, user: TypedUser): Promise<FoundWork[]> {
  const member = staffMember(user);
  if (!member) return [];
  const isOfNetwork = isNetworkStaff(member);
  const ownOf = ({ collection }: Work): Where[] =>
    isOfNetwork ? [] : [{ [collection === 'offices' ? 'id' : 'office']: { in: member.offices } }];
  const asked = works.filter((work) => isOfNetwork || !work.isOfNetwork);
  const found = await Promise.all(asked.map((work) => ask(payload, user, work, ownOf(work))));
  return found.filter(({ count }) => count > 0);
}

async function ask(payload: Payload, user: TypedUser, work: Work, own: readonly Where[]): Promise<FoundWork> {
  const { collection, where, isDraft = false, isOfLatest = false, name } = work;
  const latest = isOfLatest && own.length === 0 ? await changedLast(payload, collection) : [];
  const find = async (limit: number, sort: string, select: Record<string, true>) => {
    const { docs } = await payload.find({
      ...{ collection, sort, limit, select, draft: isDraft, depth: 0, pagination: false },
      ...{ where: { and: [...where, ...own, ...latest] }, overrideAccess: false, user },
    });
    return docs;
  };
  const docs = await find(mostNamed, '-updatedAt', { [name]: true });
  const documents = docs.map((doc) => ({ id: Number(doc.id), name: nameOf(doc, name) }));
  const count = docs.length < mostNamed ? docs.length : (await find(mostCounted, 'id', {})).length;
  return { work, count, documents };
}

function nameOf(doc: object, field: string): string {
  const name = Object.entries(doc).find(([key]) => key === field)?.[1];
  return typeof name === 'string' && name.trim() !== '' ? name : 'Without a name';
}

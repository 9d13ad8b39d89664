import type { Payload, TypedUser, Where } from 'payload';
import { isNetworkStaff, staffMember } from '../access/staff-member';
import { type Work, works } from './work';

/** How many documents of a kind of work are named. */
const mostNamed = 4;

export type FoundWork = { work: Work; count: number; documents: { id: number; name: string }[] };

/** What waits for somebody, in what they work on: an office editor is told of the own offices only. */
export async function findWork(payload: Payload, user: TypedUser): Promise<FoundWork[]> {
  const member = staffMember(user);
  if (!member) return [];
  const isOfNetwork = isNetworkStaff(member);
  const own: Where[] = isOfNetwork ? [] : [{ office: { in: member.offices } }];
  const asked = works.filter((work) => isOfNetwork || !work.isOfNetwork);
  const found = await Promise.all(asked.map((work) => ask(payload, user, work, own)));
  return found.filter(({ count }) => count > 0);
}

async function ask(payload: Payload, user: TypedUser, work: Work, own: readonly Where[]): Promise<FoundWork> {
  const { collection, where, isDraft = false, name } = work;
  const { docs, totalDocs } = await payload.find({
    collection,
    where: { and: [where, ...own] },
    draft: isDraft,
    depth: 0,
    limit: mostNamed,
    sort: '-updatedAt',
    select: { [name]: true },
    overrideAccess: false,
    user,
  });
  const documents = docs.map((doc) => ({ id: Number(doc.id), name: nameOf(doc, name) }));
  return { work, count: totalDocs, documents };
}

function nameOf(doc: object, field: string): string {
  const name = Object.entries(doc).find(([key]) => key === field)?.[1];
  return typeof name === 'string' && name.trim() !== '' ? name : 'Without a name';
}

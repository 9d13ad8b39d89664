import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, Payload, TypedUser, Where } from 'payload';
import { z } from 'zod';
import { getStaffMember, isNetworkStaff } from '../../platform/access/staff-member';
import { tablesOf } from '../../platform/database/tables-of';
import { type TodoKind, todoKinds } from './todo-kinds';

const MAX_SCANNED_DOCUMENTS = 10_000;
const timestampsSchema = z.object({ rows: z.array(z.object({ at: z.coerce.date() })) });

/**
 * A condition that limits a query to the most recently updated documents of a collection; empty when it has
 * no more than the limit.
 */
async function recentlyUpdated({ db }: Payload, collection: CollectionSlug): Promise<Where[]> {
  const { documents } = tablesOf(collection);
  const result = await db.drizzle.execute(
    sql`select updated_at as at from ${sql.identifier(documents)} order by updated_at desc offset ${MAX_SCANNED_DOCUMENTS} limit 1`,
  );
  return timestampsSchema
    .parse(result)
    .rows.map(({ at: updatedAt }) => ({ updatedAt: { greater_than: updatedAt.toISOString() } }));
}

/** Documents listed for each to-do kind. */
const MAX_LISTED_DOCUMENTS = 4;

/** Documents are counted up to this limit. */
export const MAX_COUNTED_DOCUMENTS = 1_000;

/** A `count` equal to `MAX_COUNTED_DOCUMENTS` means that many or more. */
export type TodoItem = { kind: TodoKind; count: number; documents: { id: number; name: string }[] };

/** The open to-do items of the user. Office editors see those of their own offices only. */
export async function findTodoItems(payload: Payload, user: TypedUser): Promise<TodoItem[]> {
  const member = getStaffMember(user);
  if (!member) return [];
  const isNetworkMember = isNetworkStaff(member);
  const ownershipCondition = ({ collection }: TodoKind): Where[] =>
    isNetworkMember ? [] : [{ [collection === 'offices' ? 'id' : 'office']: { in: member.offices } }];
  const kinds = todoKinds.filter((work) => isNetworkMember || !work.isNetworkOnly);
  const items = await Promise.all(
    kinds.map((work) => findTodoItem(payload, user, work, ownershipCondition(work))),
  );
  return items.filter(({ count }) => count > 0);
}

async function findTodoItem(
  payload: Payload,
  user: TypedUser,
  kind: TodoKind,
  ownership: readonly Where[],
): Promise<TodoItem> {
  const { collection, where, queriesDrafts = false, isRecentOnly = false, titleField } = kind;
  const latest = isRecentOnly && ownership.length === 0 ? await recentlyUpdated(payload, collection) : [];
  const find = async (limit: number, sort: string, select: Record<string, true>) => {
    const { docs } = await payload.find({
      ...{ collection, sort, limit, select, draft: queriesDrafts, depth: 0, pagination: false },
      ...{ where: { and: [...where, ...ownership, ...latest] }, overrideAccess: false, user },
    });
    return docs;
  };
  const docs = await find(MAX_LISTED_DOCUMENTS, '-updatedAt', { [titleField]: true });
  const documents = docs.map((doc) => ({ id: Number(doc.id), name: documentTitle(doc, titleField) }));
  const count =
    docs.length < MAX_LISTED_DOCUMENTS ? docs.length : (await find(MAX_COUNTED_DOCUMENTS, 'id', {})).length;
  return { kind, count, documents };
}

function documentTitle(doc: object, field: string): string {
  const name = Object.entries(doc).find(([key]) => key === field)?.[1];
  return typeof name === 'string' && name.trim() !== '' ? name : 'Untitled';
}

import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { getStaffMember } from '../access/staff-member';
import { executeSql } from '../database/request-transaction';

const rowsSchema = z.array(z.object({ id: z.number() }));

/**
 * Prevents the deletion of the last administrator, because only administrators can create accounts. @throws
 * APIError 409
 */
export const protectLastAdmin: CollectionBeforeDeleteHook = ({ id, req }) => rejectIfLast(id, 'removed', req);

/** Prevents a role change of the last administrator. @throws APIError 409 */
export const protectLastAdminRole: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isDemotion = operation === 'update' && data.role !== undefined && data.role !== 'network-admin';
  if (isDemotion && originalDoc?.role === 'network-admin')
    await rejectIfLast(originalDoc.id, 'given another role', req);
  return data;
};

const removedByContext = new WeakMap<PayloadRequest['context'], Set<number>>();

/** The administrators that the same request deletes or demotes. */
function getRemovedAdmins({ context }: PayloadRequest): Set<number> {
  const removed = removedByContext.get(context) ?? new Set();
  removedByContext.set(context, removed);
  return removed;
}

async function rejectIfLast(id: number | string, action: string, req: PayloadRequest): Promise<void> {
  if (!getStaffMember(req.user)) return;
  // The advisory lock serialises two administrators who delete each other at the same time. Row locks would
  // deadlock.
  await executeSql(req, sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`);
  const admins = rowsSchema.parse(
    await executeSql(req, sql`select id from staff where role = 'network-admin'`),
  );
  // The hooks of a bulk request run concurrently, before any of the accounts is deleted.
  const removed = getRemovedAdmins(req).add(Number(id));
  if (admins.some((admin) => !removed.has(admin.id))) return;
  removed.delete(Number(id));
  throw new APIError(
    `This is the last network administrator and cannot be ${action}. Make another user an administrator first.`,
    409,
    null,
    true,
  );
}

import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { staffMember } from '../access/staff-member';
import { executeFor } from '../database/execute-for';

const rowsSchema = z.array(z.object({ id: z.number() }));

/** Nobody takes the last administrator away: without one nobody could make an account again. @throws APIError 409 */
export const keepAnAdmin: CollectionBeforeDeleteHook = ({ id, req }) => refuseLast(id, 'removed', req);

/** Nor is the last one made something else. @throws APIError 409 */
export const keepAnAdminsRole: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isLess = operation === 'update' && data.role !== undefined && data.role !== 'network-admin';
  if (isLess && originalDoc?.role === 'network-admin')
    await refuseLast(originalDoc.id, 'given another role', req);
  return data;
};

const takenByRequest = new WeakMap<PayloadRequest['context'], Set<number>>();

/** The administrators that a request takes away besides. */
function takenWith({ context }: PayloadRequest): Set<number> {
  const taken = takenByRequest.get(context) ?? new Set();
  takenByRequest.set(context, taken);
  return taken;
}

async function refuseLast(id: number | string, what: string, req: PayloadRequest): Promise<void> {
  if (!staffMember(req.user)) return;
  // Two who take each other away at once come one after the other. By the rows each would hold the one that the other waits for.
  await executeFor(req, sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`);
  const admins = rowsSchema.parse(
    await executeFor(req, sql`select id from staff where role = 'network-admin'`),
  );
  // The hooks of several in one request run side by side, before any of them is gone.
  const taken = takenWith(req).add(Number(id));
  if (admins.some((one) => !taken.has(one.id))) return;
  taken.delete(Number(id));
  throw new APIError(
    `This is the last network administrator, and cannot be ${what}: nobody could make accounts any more. Make somebody else an administrator first.`,
    409,
    null,
    true,
  );
}

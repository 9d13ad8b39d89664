import { executeAccess, type PayloadRequest } from 'payload';
import type { Reach } from '@/lib/document/operations/may-do';
import type { Composed } from '@/schemas/composing';
import { isNetworkStaff, staffMember } from '../access/staff-member';

/** Whoever asks: as whom, for whom they work, and whether the document is theirs to change. */
export type ComposingEditor = { name: string; email: string; reach: Reach; mayWrite: boolean };

/** By the same rules of access as a write. */
export async function readEditor(
  collection: Composed,
  id: number,
  req: PayloadRequest,
): Promise<ComposingEditor> {
  const { access } = req.payload.collections[collection].config;
  const allowed = await executeAccess({ id, req, disableErrors: true }, access.update);
  const own = typeof allowed === 'object' ? [allowed] : [];
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, ...own] },
    req,
  });
  return {
    name: req.user?.name ?? '',
    email: req.user?.email ?? '',
    reach: isNetworkStaff(staffMember(req.user)) ? 'network' : 'owner',
    mayWrite: allowed !== false && totalDocs > 0,
  };
}

import { executeAccess, type PayloadRequest } from 'payload';
import type { Reach } from '@/lib/document/operations/may-do';
import type { Composed } from '@/schemas/composing';
import { isNewestWithin } from '../access/newest-within';
import { isNetworkStaff, staffMember } from '../access/staff-member';

/** Whoever asks: as whom, for whom they work, and whether the document is theirs to change. */
export type ComposingEditor = { name: string; email: string; reach: Reach; mayWrite: boolean };

/** By the same rules of access as a write, of its newest draft. Of a document that they may read. */
export async function readEditor(
  collection: Composed,
  id: number,
  req: PayloadRequest,
): Promise<ComposingEditor> {
  const { access } = req.payload.collections[collection].config;
  const allowed = await executeAccess({ id, req, disableErrors: true }, access.update);
  return {
    name: req.user?.name ?? '',
    email: req.user?.email ?? '',
    reach: isNetworkStaff(staffMember(req.user)) ? 'network' : 'owner',
    mayWrite: typeof allowed === 'object' ? await isNewestWithin(collection, id, allowed, req) : allowed,
  };
}

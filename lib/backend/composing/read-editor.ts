import { executeAccess, type PayloadRequest } from 'payload';
import type { Composed } from '@/schemas/composing/composed';
import type { PageEditor } from '@/schemas/composing/drafts';
import { isNewestWithin } from '../access/newest-within';
import { isNetworkStaff, staffMember } from '../access/staff-member';

/** By the same rules of access as a write, of its newest draft. Of a document that they may read. */
export async function readEditor(collection: Composed, id: number, req: PayloadRequest): Promise<PageEditor> {
  const { access } = req.payload.collections[collection].config;
  const allowed = await executeAccess({ id, req, disableErrors: true }, access.update);
  return {
    name: req.user?.name ?? '',
    email: req.user?.email ?? '',
    reach: isNetworkStaff(staffMember(req.user)) ? 'network' : 'owner',
    mayWrite: typeof allowed === 'object' ? await isNewestWithin(collection, id, allowed, req) : allowed,
  };
}

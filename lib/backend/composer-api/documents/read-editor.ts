import { executeAccess, type PayloadRequest } from 'payload';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import type { PageEditor } from '@/schemas/composing/drafts';
import { isLatestVersionAllowed } from '../../platform/access/latest-version-access';
import { getStaffMember, isNetworkStaff } from '../../platform/access/staff-member';

/** Applies the access rules of an update to the newest draft. For documents that the user may read. */
export async function readEditor(
  collection: ComposableCollection,
  id: number,
  req: PayloadRequest,
): Promise<PageEditor> {
  const { access } = req.payload.collections[collection].config;
  const allowed = await executeAccess({ id, req, disableErrors: true }, access.update);
  return {
    name: req.user?.name ?? '',
    email: req.user?.email ?? '',
    tenantScope: isNetworkStaff(getStaffMember(req.user)) ? 'network' : 'owner',
    mayWrite:
      typeof allowed === 'object' ? await isLatestVersionAllowed(collection, id, allowed, req) : allowed,
  };
}

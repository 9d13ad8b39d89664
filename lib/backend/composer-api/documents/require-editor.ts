import type { PayloadRequest } from 'payload';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import { requirePermission } from '../../platform/cms-api/require-permission';
import { requireStaff } from './read-draft';

/**
 * Checks the update permission before the request body is read.
 * @throws APIError 401, 403, and 404 when the user may not see the document.
 */
export async function requireEditor(collection: ComposableCollection, req: PayloadRequest): Promise<void> {
  requireStaff(req);
  await requirePermission({ collection, id: Number(req.routeParams?.id), operation: 'update', req });
}

import type { PayloadRequest } from 'payload';
import type { Composed } from '@/schemas/composing/composed';
import { requirePermission } from '../cms-api/require-permission';
import { requireStaff } from './read-composing';

/** Before a change is read: whoever sends it may change the document. @throws APIError 401, 403, and 404 for what is not theirs to see. */
export async function requireEditor(collection: Composed, req: PayloadRequest): Promise<void> {
  requireStaff(req);
  await requirePermission({ collection, id: Number(req.routeParams?.id), operation: 'update', req });
}

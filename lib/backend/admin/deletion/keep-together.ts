import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { staffMember } from '../../access/staff-member';
import { documentNames } from '../cms-api/document-names';
import { readStoredStatus } from '../../composer-api/drafts/stored-status';
import { countDocuments } from './archive';
import { describeDependents } from './describe-archived';

const changeSchema = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  draft: z.boolean().nullish(),
  data: z.looseObject({ _status: z.literal('draft') }),
});

/** Rejects unpublishing an office while documents of it are public. @throws APIError 409 */
export const rejectUnpublishAlone: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const change = operation === 'update' ? changeSchema.safeParse(args).data : undefined;
  if (!change || change.draft || !staffMember(req.user)) return args;
  if ((await readStoredStatus('offices', change.id, req)) === 'published') await rejectWithPublicDocuments(change.id, req);
  return args;
};

/** Rejects closing an office while documents of it are public. @throws APIError 409 */
export const rejectCloseAlone: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const next = { ...originalDoc, ...data };
  const isClosing = operation === 'update' && next._status === 'published' && next.status === 'Closed';
  if (isClosing && staffMember(req.user)) await rejectWithPublicDocuments(Number(originalDoc?.id), req);
  return data;
};

async function rejectWithPublicDocuments(id: number, req: PayloadRequest): Promise<void> {
  const dependents = describeDependents('offices', await countDocuments('offices', id, req), req);
  if (dependents.length === 0) return;
  const [name = 'The office'] = await documentNames('offices', [id], req);
  const message = `Nothing was saved. ${name} has ${dependents.join(', ')} on the website, which would stay there without it. Archive it instead (beside “Delete”): that takes all of it from the website.`;
  throw new APIError(message, 409, null, true);
}

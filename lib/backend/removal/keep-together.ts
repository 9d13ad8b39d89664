import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { staffMember } from '../access/staff-member';
import { namesOf } from '../cms-api/name-documents';
import { readStatus } from '../drafts/stored-status';
import { countArchived } from './archive';
import { describeArchived } from './describe-archived';

const changeSchema = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  draft: z.boolean().nullish(),
  data: z.looseObject({ _status: z.literal('draft') }),
});

/** Of an office that is taken from the website nothing stays there. @throws APIError 409 */
export const keepShown: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const change = operation === 'update' ? changeSchema.safeParse(args).data : undefined;
  if (!change || change.draft || !staffMember(req.user)) return args;
  if ((await readStatus('offices', change.id, req)) === 'published') await refuseAlone(change.id, req);
  return args;
};

/** Of an office that is closed nothing stays on the website. @throws APIError 409 */
export const keepOpen: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const next = { ...originalDoc, ...data };
  const closes = operation === 'update' && next._status === 'published' && next.status === 'Closed';
  if (closes && staffMember(req.user)) await refuseAlone(Number(originalDoc?.id), req);
  return data;
};

async function refuseAlone(id: number, req: PayloadRequest): Promise<void> {
  const taken = describeArchived('offices', await countArchived('offices', id, req), req);
  if (taken.length === 0) return;
  const [name = 'The office'] = await namesOf('offices', [id], req);
  const message = `Nothing was saved. ${name} has ${taken.join(', ')} on the website, which would stay there without it. Archive it instead (beside “Delete”): that takes all of it from the website.`;
  throw new APIError(message, 409, null, true);
}

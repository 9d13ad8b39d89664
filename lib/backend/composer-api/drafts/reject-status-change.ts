import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { isOfficeStaff } from '../../platform/access/staff-member';
import { readStoredStatus, readVersionStatus } from './stored-status';

const writeSchema = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  draft: z.boolean().nullish(),
  overrideAccess: z.boolean().nullish(),
  data: z.looseObject({ _status: z.unknown().optional() }).optional(),
});

/**
 * The franchise agreement decides whether an office is on the website: office editors may publish changes of
 * a published office, but neither publish nor unpublish it.
 * @throws APIError 403
 */
export const rejectStatusChange: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return args;
  const { data: write } = writeSchema.safeParse(args);
  if (!write || write.overrideAccess || !isOfficeStaff(req.user)) return args;
  const version = operation === 'restoreVersion' ? await readVersionStatus(slug, write.id, req) : null;
  const requestedStatus = version?.status ?? write.data?._status;
  const isDraft = write.draft && (version !== null || requestedStatus !== 'published');
  if (requestedStatus === undefined || isDraft) return args;
  const status = await readStoredStatus(slug, version?.parent ?? write.id, req);
  if (status === null || status === requestedStatus) return args;
  throw new APIError(
    'Nothing was saved. Only the network’s staff can publish or unpublish an office.',
    403,
    null,
    true,
  );
};

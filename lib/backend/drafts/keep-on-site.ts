import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { isOfOffice } from '../access/staff-member';
import { readStatus, readVersion } from './stored-status';

const change = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  draft: z.boolean().nullish(),
  overrideAccess: z.boolean().nullish(),
  data: z.looseObject({ _status: z.unknown().optional() }).optional(),
});

/**
 * Whether an office is on the website at all is the franchise agreement's matter, as its status is: its editors publish
 * changes of what is there, and neither show nor hide it.
 * @throws APIError 403
 */
export const keepOnSite: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  if (operation !== 'update' && operation !== 'restoreVersion') return args;
  const { data: changed } = change.safeParse(args);
  if (!changed || changed.overrideAccess || !isOfOffice(req.user)) return args;
  const version = operation === 'restoreVersion' ? await readVersion(slug, changed.id, req) : null;
  const wanted = version?.status ?? changed.data?._status;
  const isDraft = changed.draft && (version !== null || wanted !== 'published');
  if (wanted === undefined || isDraft) return args;
  const status = await readStatus(slug, version?.parent ?? changed.id, req);
  if (status === null || status === wanted) return args;
  throw new APIError(
    'Nothing was saved. Whether an office is on the website is settled by the network’s staff: ask them.',
    403,
    null,
    true,
  );
};

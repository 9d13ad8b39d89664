import type { CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { readStoredStatus } from './stored-status';

const data = z.looseObject({ _status: z.unknown().optional() });
const createSchema = z.object({
  data,
  draft: z.boolean().nullish(),
  duplicateFromID: z.unknown().optional(),
});
const updateSchema = z.object({
  data,
  draft: z.boolean().nullish(),
  id: z.coerce.number().int().positive().max(2_147_483_647),
});

/**
 * Sets the default of `_status` when a write names neither a draft nor a status: `published` for a new
 * document, otherwise the status of the stored document. Payload would unpublish a published document that
 * has a draft.
 */
export const setDefaultStatus: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  if (operation === 'create') {
    const created = createSchema.safeParse(args).data;
    const isExplicit =
      !created || created.draft || created.duplicateFromID || created.data._status !== undefined;
    return isExplicit ? args : { ...args, data: { ...args.data, _status: 'published' } };
  }
  if (operation !== 'update') return args;
  const update = updateSchema.safeParse(args).data;
  if (!update || update.draft || update.data._status !== undefined) return args;
  const status = await readStoredStatus(slug, update.id, req);
  return status === null ? args : { ...args, data: { ...args.data, _status: status } };
};

import type { CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { hasNewerDraft, readStoredStatus } from './stored-status';

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
 * Sets the default of `_status` when the creation of a document names neither a draft nor a status: `published`.
 */
export const setDefaultStatus: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create') return args;
  const created = createSchema.safeParse(args).data;
  const isExplicit =
    !created || created.draft || created.duplicateFromID || created.data._status !== undefined;
  return isExplicit ? args : { ...args, data: { ...args.data, _status: 'published' } };
};

/**
 * Preserves whether a document is published when an update names neither a draft nor a status. An update of a
 * published document that has a draft is saved in the draft; Payload would unpublish the document.
 */
export const preserveStatus: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  if (operation !== 'update') return args;
  const update = updateSchema.safeParse(args).data;
  if (!update || update.draft || update.data._status !== undefined) return args;
  const status = await readStoredStatus(slug, update.id, req);
  if (status === null) return args;
  if (status === 'published' && (await hasNewerDraft(slug, update.id, req))) return { ...args, draft: true };
  return { ...args, data: { ...args.data, _status: status } };
};

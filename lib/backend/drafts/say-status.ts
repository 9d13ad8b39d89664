import type { CollectionBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { readStatus } from './stored-status';

const data = z.looseObject({ _status: z.unknown().optional() });
const creation = z.object({ data, draft: z.boolean().nullish(), duplicateFromID: z.unknown().optional() });
const change = z.object({
  data,
  draft: z.boolean().nullish(),
  id: z.coerce.number().int().positive().max(2_147_483_647),
});

/**
 * Who says nothing of drafts means none: a new record is published, and a change of a record goes where that is, on the website
 * or not. Payload would take a published one of which there is a draft from the website.
 */
export const sayStatus: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  req,
}) => {
  if (operation === 'create') {
    const made = creation.safeParse(args).data;
    const isSaid = !made || made.draft || made.duplicateFromID || made.data._status !== undefined;
    return isSaid ? args : { ...args, data: { ...args.data, _status: 'published' } };
  }
  if (operation !== 'update') return args;
  const changed = change.safeParse(args).data;
  if (!changed || changed.draft || changed.data._status !== undefined) return args;
  const status = await readStatus(slug, changed.id, req);
  return status === null ? args : { ...args, data: { ...args.data, _status: status } };
};

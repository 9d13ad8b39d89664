import { APIError, type CollectionBeforeOperationHook, type CollectionBeforeValidateHook } from 'payload';
import { z } from 'zod';
import { notedRevision } from './noted-revision';

const unknown = z.unknown().optional();
const creation = z.object({
  overrideAccess: z.boolean().nullish(),
  data: z.object({ id: unknown, createdAt: unknown, updatedAt: unknown }),
});

/** Which document it is, and since when, a new one is not told by staff. @throws APIError 400 */
export const refuseOrigin: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const made = operation === 'create' && req.user ? creation.safeParse(args).data : undefined;
  if (!made || made.overrideAccess) return args;
  for (const [name, value] of Object.entries(made.data)) if (!isNothing(value)) throw refusal(name);
  return args;
};

/**
 * Nor is one that is there: forms send back what they read, anything else is refused. When it was changed is noted by
 * Payload, whatever was sent.
 * @throws APIError 400
 */
export const keepOrigin: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  if (!data || !originalDoc || !notedRevision(req, collection.slug, originalDoc.id).isOfStaff) return data;
  if (!isNothing(data.id) && String(data.id) !== String(originalDoc.id)) throw refusal('id');
  const [sent, stored] = [data.createdAt, originalDoc.createdAt];
  if (!isNothing(sent) && new Date(sent).getTime() !== new Date(stored).getTime()) throw refusal('createdAt');
  return data;
};

const isNothing = (value: unknown) => value === undefined || value === null || value === '';
const refusal = (name: string) =>
  new APIError(`Nothing was saved. Leave out ${name}: the system notes it by itself.`, 400);

import { APIError, type CollectionBeforeOperationHook, type CollectionBeforeValidateHook } from 'payload';
import { z } from 'zod';
import { getWriteContext } from './write-context';

const unknownSchema = z.unknown().optional();
const createSchema = z.object({
  overrideAccess: z.boolean().nullish(),
  data: z.object({ id: unknownSchema, createdAt: unknownSchema, updatedAt: unknownSchema }),
});

/**
 * Rejects id and timestamps that staff send for a new document.
 * @throws APIError 400
 */
export const rejectSystemFieldsOnCreate: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const created = operation === 'create' && req.user ? createSchema.safeParse(args).data : undefined;
  if (!created || created.overrideAccess) return args;
  for (const [name, value] of Object.entries(created.data)) if (!isEmpty(value)) throw systemFieldError(name);
  return args;
};

/**
 * Rejects changes of `id` and `createdAt` by staff; forms send back the values they have read. Payload sets
 * `updatedAt` itself and ignores the sent value.
 * @throws APIError 400
 */
export const rejectSystemFieldChanges: CollectionBeforeValidateHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!data || !originalDoc || !getWriteContext(req, collection.slug, originalDoc.id).isStaffWrite)
    return data;
  if (!isEmpty(data.id) && String(data.id) !== String(originalDoc.id)) throw systemFieldError('id');
  const [sent, stored] = [data.createdAt, originalDoc.createdAt];
  if (!isEmpty(sent) && new Date(sent).getTime() !== new Date(stored).getTime())
    throw systemFieldError('createdAt');
  return data;
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const systemFieldError = (name: string) =>
  new APIError(`Nothing was saved. Remove ${name}: the system sets it.`, 400);

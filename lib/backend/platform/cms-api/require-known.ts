import { type CollectionBeforeOperationHook, executeAccess, NotFound } from 'payload';
import { z } from 'zod';
import { transactionOf } from '../database/request-transaction';
import { canRead, requirePermission } from './require-permission';

const id = z.coerce.number().int().positive().max(2_147_483_647);
const oneSchema = z.object({ id });
const copySchema = z.object({ duplicateFromID: id });

/** Refuses a change or a removal of a document to those who may not do it: who may not read it gets 404. @throws NotFound, Forbidden */
export const requireOfOne: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  ...hookArgs
}) => {
  const one = oneSchema.safeParse(args).data;
  if (!one || hookArgs.overrideAccess || (operation !== 'update' && operation !== 'delete')) return;
  await requirePermission({ collection: collection.slug, id: one.id, operation, req: hookArgs.req });
};

/** Payload restores whatever version of a document somebody may change. @throws NotFound */
export const requireOfVersion: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  ...hookArgs
}) => {
  const version = oneSchema.safeParse(args).data;
  if (!version || hookArgs.overrideAccess || operation !== 'restoreVersion') return;
  const { req } = hookArgs;
  const rule = await executeAccess({ req, disableErrors: true }, collection.access.readVersions);
  if (rule === true) return;
  const where = rule ? { and: [{ id: { equals: version.id } }, rule] } : null;
  const asRead = { collection: collection.slug, req: transactionOf(req) };
  if (!where || (await req.payload.countVersions({ ...asRead, where })).totalDocs === 0)
    throw new NotFound(req.t);
};

/** A copy is made of a document that its maker may read. @throws NotFound */
export const requireOfCopy: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  ...hookArgs
}) => {
  const copied = copySchema.safeParse(args).data;
  if (!copied || hookArgs.overrideAccess || operation !== 'create') return;
  if (!(await canRead(collection.slug, copied.duplicateFromID, hookArgs.req)))
    throw new NotFound(hookArgs.req.t);
};

import { type CollectionBeforeOperationHook, executeAccess, NotFound } from 'payload';
import { z } from 'zod';
import { transactionOf } from '../database/request-transaction';
import { canRead, requirePermission } from './require-permission';

const id = z.coerce.number().int().positive().max(2_147_483_647);
const idArgsSchema = z.object({ id });
const duplicateArgsSchema = z.object({ duplicateFromID: id });

/**
 * Rejects an update or delete without permission; 404 for a document that the user may not read.
 * @throws NotFound, Forbidden
 */
export const requireWritePermission: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  ...hookArgs
}) => {
  const target = idArgsSchema.safeParse(args).data;
  if (!target || hookArgs.overrideAccess || (operation !== 'update' && operation !== 'delete')) return;
  await requirePermission({ collection: collection.slug, id: target.id, operation, req: hookArgs.req });
};

/**
 * Rejects restoring a version that the user may not read; Payload checks the update permission only.
 * @throws NotFound
 */
export const requireReadableVersion: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  ...hookArgs
}) => {
  const version = idArgsSchema.safeParse(args).data;
  if (!version || hookArgs.overrideAccess || operation !== 'restoreVersion') return;
  const { req } = hookArgs;
  const rule = await executeAccess({ req, disableErrors: true }, collection.access.readVersions);
  if (rule === true) return;
  const where = rule ? { and: [{ id: { equals: version.id } }, rule] } : null;
  const versionQuery = { collection: collection.slug, req: transactionOf(req) };
  if (!where || (await req.payload.countVersions({ ...versionQuery, where })).totalDocs === 0)
    throw new NotFound(req.t);
};

/** Rejects duplicating a document that the user may not read. @throws NotFound */
export const requireReadableOriginal: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  ...hookArgs
}) => {
  const duplicate = duplicateArgsSchema.safeParse(args).data;
  if (!duplicate || hookArgs.overrideAccess || operation !== 'create') return;
  if (!(await canRead(collection.slug, duplicate.duplicateFromID, hookArgs.req)))
    throw new NotFound(hookArgs.req.t);
};

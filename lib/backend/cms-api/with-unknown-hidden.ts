import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
  executeAccess,
  NotFound,
} from 'payload';
import { z } from 'zod';
import { sameTransaction } from '../database/same-transaction';
import { payloadsOwn } from './payloads-own';
import { isKnown, requirePermission } from './require-permission';

const id = z.coerce.number().int().positive().max(2_147_483_647);
const oneSchema = z.object({ id });
const copySchema = z.object({ duplicateFromID: id });

/**
 * The collection, whose single documents are changed, removed, copied and restored by those only who may, before anything of them is locked: who may not
 * know of one is told that it is not there. In front of its own hooks.
 */
export function withUnknownHidden(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {}, endpoints } = collection;
  return {
    ...collection,
    endpoints: endpoints !== false && [...(endpoints ?? []), tellPermissions(slug)],
    hooks: {
      ...hooks,
      beforeOperation: [requireOfOne, requireOfVersion, requireOfCopy, ...(hooks.beforeOperation ?? [])],
    },
  };
}

const requireOfOne: CollectionBeforeOperationHook = async ({ args, collection, operation, ...asked }) => {
  const one = oneSchema.safeParse(args).data;
  if (!one || asked.overrideAccess || (operation !== 'update' && operation !== 'delete')) return;
  await requirePermission({ collection: collection.slug, id: one.id, operation, req: asked.req });
};

const permissions = { path: '/access/:id?', method: 'post' } as const;

/** What whoever asks may do with a document, and with its fields. Payload tells of one that is there, though they may do nothing. @throws NotFound */
const tellPermissions = (slug: string): Endpoint => ({
  ...permissions,
  handler: async (req) => {
    const asked = id.safeParse(req.routeParams?.id).data;
    const collection = req.payload.config.collections.find((one) => one.slug === slug)?.slug;
    if (asked && collection && !(await isKnown(collection, asked, req))) throw new NotFound(req.t);
    return payloadsOwn(slug, permissions, req).handler(req);
  },
});

/** Payload restores whatever version of a document somebody may change. @throws NotFound */
const requireOfVersion: CollectionBeforeOperationHook = async ({ args, collection, operation, ...asked }) => {
  const version = oneSchema.safeParse(args).data;
  if (!version || asked.overrideAccess || operation !== 'restoreVersion') return;
  const { req } = asked;
  const rule = await executeAccess({ req, disableErrors: true }, collection.access.readVersions);
  if (rule === true) return;
  const where = rule ? { and: [{ id: { equals: version.id } }, rule] } : null;
  const asRead = { collection: collection.slug, req: sameTransaction(req) };
  if (!where || (await req.payload.countVersions({ ...asRead, where })).totalDocs === 0)
    throw new NotFound(req.t);
};

/** @throws NotFound */
const requireOfCopy: CollectionBeforeOperationHook = async ({ args, collection, operation, ...asked }) => {
  const copied = copySchema.safeParse(args).data;
  if (!copied || asked.overrideAccess || operation !== 'create') return;
  if (!(await isKnown(collection.slug, copied.duplicateFromID, asked.req))) throw new NotFound(asked.req.t);
};

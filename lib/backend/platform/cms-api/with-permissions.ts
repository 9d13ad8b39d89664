import { type CollectionConfig, type Endpoint, NotFound } from 'payload';
import { z } from 'zod';
import { payloadEndpoint } from './payload-endpoint';
import { canRead } from './require-permission';

const idSchema = z.coerce.number().int().positive().max(2_147_483_647);

/** The collection, whose permissions of a document are answered to those who may read it. */
export const withPermissions = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  endpoints: collection.endpoints !== false && [
    ...(collection.endpoints ?? []),
    createPermissionsEndpoint(collection.slug),
  ],
});

const permissions = { path: '/access/:id?', method: 'post' } as const;

/** What whoever asks may do with a document, and with its fields. Payload tells of one that is there, though they may do nothing. @throws NotFound */
const createPermissionsEndpoint = (slug: string): Endpoint => ({
  ...permissions,
  handler: async (req) => {
    const documentId = idSchema.safeParse(req.routeParams?.id).data;
    const collection = req.payload.config.collections.find((one) => one.slug === slug)?.slug;
    if (documentId && collection && !(await canRead(collection, documentId, req))) throw new NotFound(req.t);
    return payloadEndpoint(slug, permissions, req).handler(req);
  },
});

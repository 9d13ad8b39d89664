import { type CollectionConfig, type Endpoint, Forbidden, NotFound } from 'payload';
import { z } from 'zod';
import { getStaffMember } from '../access/staff-member';
import { getPayloadEndpoint } from './payload-endpoint';
import { canRead } from './require-permission';

const idSchema = z.coerce.number().int().positive().max(2_147_483_647);

/**
 * Replaces Payload's endpoint for the permissions of a document, which also answers users who may not read
 * the document.
 */
export const withPermissions = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  endpoints: collection.endpoints !== false && [
    ...(collection.endpoints ?? []),
    createPermissionsEndpoint(collection.slug),
  ],
});

const permissions = { path: '/access/:id?', method: 'post' } as const;

/**
 * The endpoint for the user's permissions on a document and its fields.
 * @throws Forbidden for the public, which would learn the names of all fields; NotFound when the user may not
 * read the document.
 */
const createPermissionsEndpoint = (slug: string): Endpoint => ({
  ...permissions,
  handler: async (req) => {
    if (!getStaffMember(req.user)) throw new Forbidden(req.t);
    const documentId = idSchema.safeParse(req.routeParams?.id).data;
    const collection = req.payload.config.collections.find((collection) => collection.slug === slug)?.slug;
    if (documentId && collection && !(await canRead(collection, documentId, req))) throw new NotFound(req.t);
    return getPayloadEndpoint(slug, permissions, req).handler(req);
  },
});

import type { CollectionConfig, Endpoint } from 'payload';
import { getPayloadEndpoint } from '../../platform/cms-api/payload-endpoint';
import { readVersionStatus } from './stored-status';

const draftSettingsOf = ({ versions }: CollectionConfig) =>
  typeof versions === 'object' && typeof versions.drafts === 'object' ? versions.drafts : null;

/** Whether the collection has drafts. */
export const hasDrafts = (collection: CollectionConfig): boolean => draftSettingsOf(collection) !== null;

/** Whether the collection has drafts without autosave. */
export function hasManualDrafts(collection: CollectionConfig): boolean {
  const drafts = draftSettingsOf(collection);
  return drafts !== null && !drafts.autosave;
}

/** Adds the endpoint that restores a version as a draft to a collection. */
export function withRestore(collection: CollectionConfig): CollectionConfig {
  const { endpoints, slug } = collection;
  if (endpoints === false || !hasManualDrafts(collection)) return collection;
  return { ...collection, endpoints: [...(endpoints ?? []), createRestoreAsDraftEndpoint(slug)] };
}

const restoreRoute = { path: '/versions/:id', method: 'post' } as const;

/**
 * Restores a draft version as a draft. Payload would turn the document itself into a draft, which
 * unpublishes it.
 */
const createRestoreAsDraftEndpoint = (slug: string): Endpoint => ({
  ...restoreRoute,
  handler: async (req) => {
    const version = await readVersionStatus(slug, Number(req.routeParams?.id), req);
    if (version?.status === 'draft') req.query = { ...req.query, draft: 'true' };
    return getPayloadEndpoint(slug, restoreRoute, req).handler(req);
  },
});

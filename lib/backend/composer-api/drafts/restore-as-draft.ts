import type { Endpoint } from 'payload';
import { getPayloadEndpoint } from '../../platform/cms-api/payload-endpoint';
import { readVersionStatus } from './stored-status';

const restoreRoute = { path: '/versions/:id', method: 'post' } as const;

/**
 * Restores a draft version as a draft. Payload would turn the document itself into a draft, which
 * unpublishes it.
 */
export const createRestoreAsDraftEndpoint = (slug: string): Endpoint => ({
  ...restoreRoute,
  handler: async (req) => {
    const version = await readVersionStatus(slug, Number(req.routeParams?.id), req);
    if (version?.status === 'draft') req.query = { ...req.query, draft: 'true' };
    return getPayloadEndpoint(slug, restoreRoute, req).handler(req);
  },
});

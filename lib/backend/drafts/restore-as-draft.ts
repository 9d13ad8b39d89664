import type { Endpoint } from 'payload';
import { payloadsOwn } from '../cms-api/payloads-own';
import { readVersion } from './stored-status';

const restoring = { path: '/versions/:id', method: 'post' } as const;

/**
 * A version that was a draft is restored as one. Payload would make the record itself a draft: it would be gone from the
 * website, because somebody wanted to go on with what they had not published.
 */
export const restoreAsDraft = (slug: string): Endpoint => ({
  ...restoring,
  handler: async (req) => {
    const version = await readVersion(slug, Number(req.routeParams?.id), req);
    if (version?.status === 'draft') req.query = { ...req.query, draft: 'true' };
    return payloadsOwn(slug, restoring, req).handler(req);
  },
});

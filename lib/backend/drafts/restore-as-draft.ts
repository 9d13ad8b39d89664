import type { Endpoint, PayloadRequest } from 'payload';
import { readVersion } from './stored-status';

const path = '/versions/:id';

/**
 * A version that was a draft is restored as one. Payload would make the record itself a draft: it would be gone from the
 * website, because somebody wanted to go on with what they had not published.
 */
export const restoreAsDraft = (slug: string): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const version = await readVersion(slug, Number(req.routeParams?.id), req);
    if (version?.status === 'draft') req.query = { ...req.query, draft: 'true' };
    return payloadsOwn(slug, req).handler(req);
  },
});

/** It comes after those of the collection. */
function payloadsOwn(slug: string, { payload }: PayloadRequest) {
  const { endpoints } = payload.config.collections.find((one) => one.slug === slug) ?? {};
  const own = (endpoints || []).findLast((one) => one.path === path && one.method === 'post');
  if (!own) throw new Error(`Payload has no endpoint ${path} of ${slug}`);
  return own;
}

import type { Endpoint, PayloadRequest } from 'payload';

type EndpointKey = Pick<Endpoint, 'path' | 'method'>;

/** Payload's own endpoint of a collection that one of our endpoints replaces. */
export function getPayloadEndpoint(slug: string, { path, method }: EndpointKey, { payload }: PayloadRequest) {
  const { endpoints } = payload.config.collections.find((collection) => collection.slug === slug) ?? {};
  // Payload appends its endpoints to those of the collection.
  const endpoint = (endpoints || []).findLast(
    (candidate) => candidate.path === path && candidate.method === method,
  );
  if (!endpoint) throw new Error(`Payload has no endpoint ${path} of ${slug}`);
  return endpoint;
}

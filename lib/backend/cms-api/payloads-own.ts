import type { Endpoint, PayloadRequest } from 'payload';

type Named = Pick<Endpoint, 'path' | 'method'>;

/** Payload's own endpoint of a collection, behind the one of ours that has taken its place. */
export function payloadsOwn(slug: string, { path, method }: Named, { payload }: PayloadRequest) {
  const { endpoints } = payload.config.collections.find((one) => one.slug === slug) ?? {};
  // It comes after those of the collection.
  const own = (endpoints || []).findLast((one) => one.path === path && one.method === method);
  if (!own) throw new Error(`Payload has no endpoint ${path} of ${slug}`);
  return own;
}

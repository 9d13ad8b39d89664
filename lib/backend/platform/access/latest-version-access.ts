import { appendVersionToQueryKey, type CollectionSlug, type PayloadRequest, type Where } from 'payload';
import { transactionOf } from '../database/request-transaction';

/**
 * Whether an access rule allows both the latest version of a document, drafts included, and its published
 * version, if there is one: a draft does not transfer access. For collections with drafts only.
 */
export async function isLatestVersionAllowed(
  collection: CollectionSlug,
  id: number,
  rule: Where,
  req: PayloadRequest,
): Promise<boolean> {
  const latest: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const where: Where = { and: [latest, appendVersionToQueryKey(rule)] };
  const query = { collection, req: transactionOf(req) };
  if ((await req.payload.countVersions({ ...query, where })).totalDocs === 0) return false;
  const published: Where = { or: [{ _status: { not_equals: 'published' } }, rule] };
  return (
    (await req.payload.count({ ...query, where: { and: [{ id: { equals: id } }, published] } })).totalDocs > 0
  );
}

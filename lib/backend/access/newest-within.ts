import { appendVersionToQueryKey, type CollectionSlug, type PayloadRequest, type Where } from 'payload';
import { sameTransaction } from '../database/same-transaction';

/**
 * Whether the newest version of a document is within a rule of access, drafts included, and what is published, if anything is: a draft gives nothing
 * away. Of a collection with drafts.
 */
export async function isNewestWithin(
  collection: CollectionSlug,
  id: number,
  rule: Where,
  req: PayloadRequest,
): Promise<boolean> {
  const newest: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const where: Where = { and: [newest, appendVersionToQueryKey(rule)] };
  const asked = { collection, req: sameTransaction(req) };
  if ((await req.payload.countVersions({ ...asked, where })).totalDocs === 0) return false;
  const published: Where = { or: [{ _status: { not_equals: 'published' } }, rule] };
  return (
    (await req.payload.count({ ...asked, where: { and: [{ id: { equals: id } }, published] } })).totalDocs > 0
  );
}

import { appendVersionToQueryKey, type CollectionSlug, type PayloadRequest, type Where } from 'payload';
import { sameTransaction } from '../database/same-transaction';

/** Whether the newest version of a document is within a rule of access, drafts included. Of a collection with versions. */
export async function isNewestWithin(
  collection: CollectionSlug,
  id: number,
  rule: Where,
  req: PayloadRequest,
): Promise<boolean> {
  const newest: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const where: Where = { and: [newest, appendVersionToQueryKey(rule)] };
  const { totalDocs } = await req.payload.countVersions({ collection, where, req: sameTransaction(req) });
  return totalDocs > 0;
}

import type { CollectionSlug, PayloadRequest } from 'payload';
import { sameTransaction } from '../database/same-transaction';

/** A record as its row has it, whatever is drafted of it: what visitors see once it is published; by field. */
export async function readRow(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<ReadonlyMap<string, unknown>> {
  const row = await req.payload.findByID({ collection, id, depth: 0, req: sameTransaction(req) });
  return new Map(Object.entries(row));
}

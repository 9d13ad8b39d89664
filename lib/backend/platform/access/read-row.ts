import type { CollectionSlug, PayloadRequest } from 'payload';
import { transactionOf } from '../database/request-transaction';

/**
 * The stored row of a document by field name, ignoring newer drafts. Once the document is published, this is
 * what visitors see.
 */
export async function readRow(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<ReadonlyMap<string, unknown>> {
  const row = await req.payload.findByID({ collection, id, depth: 0, req: transactionOf(req) });
  return new Map(Object.entries(row));
}

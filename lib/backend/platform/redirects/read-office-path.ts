import type { PayloadRequest } from 'payload';
import { officePath } from '@/lib/routes/record-paths';
import { transactionOf } from '../database/request-transaction';

/** Reads the path of an office, published or not; empty when there is none. */
export async function readOfficePath(office: unknown, req: PayloadRequest): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'offices',
    where: { id: { equals: office } },
    depth: 1,
    limit: 1,
    req: transactionOf(req),
  });
  const { region, slug } = docs[0] ?? {};
  // The draft of a new office may have neither field.
  return region instanceof Object && slug ? officePath(region.slug, slug) : '';
}

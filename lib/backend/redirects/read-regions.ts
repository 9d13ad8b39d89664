import type { PayloadRequest } from 'payload';
import { sameTransaction } from '../database/same-transaction';

/** More regions than a network has offices in. */
const most = 500;

/** The slugs of all regions: in any of them an office may come to stand. */
export async function readRegions(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'regions',
    select: { slug: true },
    ...{ depth: 0, limit: most, pagination: false, sort: 'id' },
    req: sameTransaction(req),
  });
  return docs.flatMap(({ slug }) => slug ?? []);
}

import type { PayloadRequest } from 'payload';
import { transactionOf } from '../database/same-transaction';

/** Upper bound on the number of regions. */
const MAX_REGIONS = 500;

/** Reads the slugs of all regions: an office can move to any of them. */
export async function readRegions(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'regions',
    select: { slug: true },
    ...{ depth: 0, limit: MAX_REGIONS, pagination: false, sort: 'id' },
    req: transactionOf(req),
  });
  return docs.flatMap(({ slug }) => slug ?? []);
}

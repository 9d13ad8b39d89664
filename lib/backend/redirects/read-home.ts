import type { PayloadRequest } from 'payload';
import { officePath } from '@/lib/routes/record-paths';
import { sameTransaction } from '../database/same-transaction';

/** Where an office stands, whether or not it is open; nothing when there is no such office. */
export async function readHome(office: unknown, req: PayloadRequest): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'offices',
    where: { id: { equals: office } },
    depth: 1,
    limit: 1,
    req: sameTransaction(req),
  });
  const { region, slug } = docs[0] ?? {};
  // A new office that is a draft may have neither yet.
  return region instanceof Object && slug ? officePath(region.slug, slug) : '';
}

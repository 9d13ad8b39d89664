import type { PayloadRequest } from 'payload';
import { officePath } from '@/lib/routes/record-paths';

/** Where an office stands, whether or not it is open; nothing when there is no such office. */
export async function readHome(office: unknown, req: PayloadRequest): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'offices',
    where: { id: { equals: office } },
    depth: 1,
    limit: 1,
    req,
  });
  const { region, slug = '' } = docs[0] ?? {};
  return typeof region === 'object' ? officePath(region.slug, slug) : '';
}

import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { officePath } from '@/lib/routes/record-paths';
import { isNetworkStaff, staffMember } from '../access/staff-member';

/** Whose a new page may be: an office's, or without one the network's; and what its address begins with, below the language. */
type PageOwner = { office: number | null; name: string; base: string };

const officeSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  region: z.object({ slug: z.string() }).nullable().catch(null),
});

/** So many offices can be chosen from. */
const most = 1_000;

/** For whom somebody may make pages: office editors for their own offices, others for all and for the network. `isCut`: there are more offices. */
export async function readPageOwners({
  payload,
  user,
}: PayloadRequest): Promise<{ owners: PageOwner[]; isCut: boolean }> {
  const member = staffMember(user);
  if (!member) return { owners: [], isCut: false };
  const { docs } = await payload.find({
    collection: 'offices',
    ...{ depth: 1, limit: most + 1, pagination: false, sort: 'name', overrideAccess: false, user },
    ...{ select: { name: true, slug: true, region: true }, populate: { regions: { slug: true } } },
  });
  const offices = docs.slice(0, most).flatMap((found): PageOwner[] => {
    const { data: office } = officeSchema.safeParse(found);
    if (!office?.region) return [];
    return [{ office: office.id, name: office.name, base: officePath(office.region.slug, office.slug) }];
  });
  const network = { office: null, name: 'The whole network', base: '' };
  const owners = isNetworkStaff(member) ? [network, ...offices] : offices;
  return { owners, isCut: docs.length > most };
}

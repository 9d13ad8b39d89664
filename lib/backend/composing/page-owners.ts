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

/** For whom somebody may make pages: office editors for their own offices, others for all and for the network. */
export async function readPageOwners({ payload, user }: PayloadRequest): Promise<PageOwner[]> {
  const member = staffMember(user);
  if (!member) return [];
  const { docs } = await payload.find({
    collection: 'offices',
    ...{ depth: 1, limit: 1_000, pagination: false, sort: 'name', overrideAccess: false, user },
  });
  const offices = docs.flatMap((found): PageOwner[] => {
    const { data: office } = officeSchema.safeParse(found);
    if (!office?.region) return [];
    return [{ office: office.id, name: office.name, base: officePath(office.region.slug, office.slug) }];
  });
  return isNetworkStaff(member)
    ? [{ office: null, name: 'The whole network', base: '' }, ...offices]
    : offices;
}

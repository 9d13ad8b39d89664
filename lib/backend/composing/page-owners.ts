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

/**
 * For whom somebody may make pages: office editors for their own offices; others for the network, and for every office, which they find
 * by its words (`findsOffices`).
 */
export async function readPageOwners({
  payload,
  user,
}: PayloadRequest): Promise<{ owners: PageOwner[]; findsOffices: boolean }> {
  const member = staffMember(user);
  if (!member) return { owners: [], findsOffices: false };
  if (isNetworkStaff(member))
    return { owners: [{ office: null, name: 'The whole network', base: '' }], findsOffices: true };
  const { docs } = await payload.find({
    collection: 'offices',
    ...{ depth: 1, pagination: false, sort: 'name', overrideAccess: false, user },
    ...{ select: { name: true, slug: true, region: true }, populate: { regions: { slug: true } } },
  });
  const owners = docs.flatMap((found): PageOwner[] => {
    const { data: office } = officeSchema.safeParse(found);
    if (!office?.region) return [];
    return [{ office: office.id, name: office.name, base: officePath(office.region.slug, office.slug) }];
  });
  return { owners, findsOffices: false };
}

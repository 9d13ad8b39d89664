import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { officePath } from '@/lib/routes/record-paths';
import { getStaffMember, isNetworkStaff } from '../../platform/access/staff-member';

/**
 * A possible owner of a new page: an office, or the network when `office` is null; `base` is the start of
 * its address, without the language.
 */
type PageOwner = { office: number | null; name: string; base: string };

const officeSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  region: z.object({ slug: z.string() }).nullable().catch(null),
});

/**
 * Lists the owners for whom the user may create pages. Office editors get their own offices; network staff
 * get the network, and search for offices (`findsOffices`).
 */
export async function readPageOwners({
  payload,
  user,
}: PayloadRequest): Promise<{ owners: PageOwner[]; findsOffices: boolean }> {
  const member = getStaffMember(user);
  if (!member) return { owners: [], findsOffices: false };
  if (isNetworkStaff(member))
    return { owners: [{ office: null, name: 'The whole network', base: '' }], findsOffices: true };
  const { docs } = await payload.find({
    collection: 'offices',
    ...{ depth: 1, pagination: false, sort: 'name', overrideAccess: false, user },
    ...{ select: { name: true, slug: true, region: true }, populate: { regions: { slug: true } } },
  });
  const owners = docs.flatMap((doc): PageOwner[] => {
    const { data: office } = officeSchema.safeParse(doc);
    if (!office?.region) return [];
    return [{ office: office.id, name: office.name, base: officePath(office.region.slug, office.slug) }];
  });
  return { owners, findsOffices: false };
}

import type { FilterOptions, TypedUser, Where } from 'payload';
import { isNetworkStaff, type StaffMember, staffMember } from './staff-member';

type Reach = (member: StaffMember) => Where | true;

const reaches: Readonly<Record<string, Reach>> = {
  offices: ({ offices }) => ({ id: { in: offices } }),
  people: ({ offices }) => ({ office: { in: offices } }),
  media: ownOrShared,
  'sale-stories': ownOrShared,
};

function ownOrShared({ offices }: StaffMember): Where {
  return { or: [{ office: { in: offices } }, { scope: { equals: 'network' } }] };
}

/**
 * The documents of a collection that somebody may name in their own: an office editor those of the own
 * offices, and pictures and sale stories of the network too; everybody else, and where nothing is said, all.
 */
export function reachOf(collection: string, user: Partial<TypedUser> | null | undefined): Where | true {
  const member = staffMember(user);
  return !member || isNetworkStaff(member) ? true : (reaches[collection]?.(member) ?? true);
}

/** What a field of the CMS offers to choose from. */
export const withinReach: FilterOptions = ({ relationTo, user }) => reachOf(relationTo, user);

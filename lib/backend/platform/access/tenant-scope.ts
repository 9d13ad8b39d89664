import type { FilterOptions, TypedUser, Where } from 'payload';
import { getStaffMember, isNetworkStaff, type StaffMember } from './staff-member';

type TenantScope = (member: StaffMember) => Where | true;

const scopesByCollection: Readonly<Record<string, TenantScope>> = {
  offices: ({ offices }) => ({ id: { in: offices } }),
  people: ({ offices }) => ({ office: { in: offices } }),
  media: ownOrShared,
  'sale-stories': ownOrShared,
};

function ownOrShared({ offices }: StaffMember): Where {
  return { or: [{ office: { in: offices } }, { scope: { equals: 'network' } }] };
}

/**
 * The documents of a collection that a user may reference: for office editors, those of their own offices
 * and the network's media and sale stories; for other users and collections, all.
 */
export function tenantScopeOf(collection: string, user: Partial<TypedUser> | null | undefined): Where | true {
  const member = getStaffMember(user);
  return !member || isNetworkStaff(member) ? true : (scopesByCollection[collection]?.(member) ?? true);
}

/** Limits the options of a relationship field to the user's tenant scope. */
export const tenantScopeFilter: FilterOptions = ({ relationTo, user }) => tenantScopeOf(relationTo, user);

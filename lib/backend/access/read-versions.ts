import type { Access } from 'payload';
import { type OwnerScope, ofOffices } from './owner-scope';
import { isNetworkStaff, staffMember } from './staff-member';

/**
 * Earlier versions and drafts: network staff all, office editors those of what is
 * theirs now, whoever owned it when the version was made; the public none.
 */
export function readOwnVersions(scopes: readonly OwnerScope[]): Access {
  return ({ req }) => {
    const member = staffMember(req.user);
    if (!member) return false;
    return isNetworkStaff(member) || ofOffices(member.offices, scopes, 'parent.');
  };
}

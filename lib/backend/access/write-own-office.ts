import type { Access, Where } from 'payload';
import { type OwnerScope, ofOffices } from './owner-scope';
import { isNetworkStaff, staffMember } from './staff-member';

/** Changing and deleting: network staff everything, office editors what belongs to their own offices and is `open`. */
export function writeOwnOffice(open: Where, scopes: readonly OwnerScope[]): Access {
  return ({ req }) => {
    const member = staffMember(req.user);
    if (!member) return false;
    return isNetworkStaff(member) || { and: [ofOffices(member.offices, scopes), open] };
  };
}

/** Creating: whoever works for the network or an office; `keepOwnOffice` looks at whose the document is. */
export const createInOwnOffice: Access = ({ req }) => {
  const member = staffMember(req.user);
  return isNetworkStaff(member) || (member?.offices.length ?? 0) > 0;
};

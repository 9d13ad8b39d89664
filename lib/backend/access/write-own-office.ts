import type { Access, Where } from 'payload';
import { isNetworkStaff, staffMember } from './staff-member';

/** Changing and deleting: network staff everything, office editors what belongs to their own offices and is `open`. */
export function writeOwnOffice(open: Where): Access {
  return ({ req }) => {
    const member = staffMember(req.user);
    if (!member) return false;
    return isNetworkStaff(member) || { and: [{ office: { in: member.offices } }, open] };
  };
}

/**
 * Creating: an office editor only for an office of their own. Left out, the office is filled in from
 * the account by `fillOwnOffice`.
 */
export const createInOwnOffice: Access = ({ req, data }) => {
  const member = staffMember(req.user);
  if (!member) return false;
  if (isNetworkStaff(member)) return true;
  if (member.offices.length === 0) return false;
  return data?.office === undefined || member.offices.includes(data.office);
};

import type { Access } from 'payload';
import { getStaffMember, isNetworkAdmin } from './staff-member';

/** Network administrators can read and change all accounts; other staff only their own. */
export const allowOwnAccount: Access = ({ req }) => {
  const member = getStaffMember(req.user);
  if (!member) return false;
  return isNetworkAdmin(member) || { id: { equals: member.id } };
};

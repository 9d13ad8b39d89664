import type { Access } from 'payload';
import { isNetworkAdmin, staffMember } from './staff-member';

/** Network administrators can read and change all accounts; other staff only their own. */
export const ownAccount: Access = ({ req }) => {
  const member = staffMember(req.user);
  if (!member) return false;
  return isNetworkAdmin(member) || { id: { equals: member.id } };
};

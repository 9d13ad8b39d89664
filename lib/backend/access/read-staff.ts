import type { Access } from 'payload';
import { isNetworkAdmin, staffMember } from './staff-member';

/** Accounts: network admins see and change all of them, everyone else only their own. */
export const ownAccount: Access = ({ req }) => {
  const member = staffMember(req.user);
  if (!member) return false;
  return isNetworkAdmin(member) || { id: { equals: member.id } };
};

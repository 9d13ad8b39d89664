import type { Access } from 'payload';
import { isNetworkStaff, staffMember } from './staff-member';

/**
 * Earlier versions and drafts: network staff all, office editors those of what is
 * theirs now, whoever owned it when the version was made; the public none.
 */
export const readOwnVersions: Access = ({ req }) => {
  const member = staffMember(req.user);
  if (!member) return false;
  return isNetworkStaff(member) || { 'parent.office': { in: member.offices } };
};

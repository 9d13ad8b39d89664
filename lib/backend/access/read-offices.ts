import type { Access, Where } from 'payload';
import { isNetworkStaff, staffMember } from './staff-member';

const open: Where = {
  and: [{ status: { in: ['Active', 'ComingSoon'] } }, { _status: { equals: 'published' } }],
};

/** Offices: the public those that are open or about to be, office editors their own. */
export const readOffices: Access = ({ req }) => {
  const member = staffMember(req.user);
  if (!member) return open;
  return isNetworkStaff(member) || { id: { in: member.offices } };
};

/** Earlier versions and drafts: office editors those of their own. */
export const readOfficeVersions: Access = ({ req }) => {
  const member = staffMember(req.user);
  if (!member) return false;
  return isNetworkStaff(member) || { parent: { in: member.offices } };
};

/** Office editors keep their own office's record up to date. */
export const updateOwnOffice: Access = ({ req }) => {
  const member = staffMember(req.user);
  if (!member) return false;
  return isNetworkStaff(member) || { id: { in: member.offices } };
};

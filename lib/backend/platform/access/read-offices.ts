import type { Access, Where } from 'payload';
import { getStaffMember, isNetworkStaff } from './staff-member';

const publicOffices: Where = {
  and: [{ status: { in: ['Active', 'ComingSoon'] } }, { _status: { equals: 'published' } }],
};

/** The public reads offices that are open or about to open; office editors read their own offices. */
export const readOffices: Access = ({ req }) => {
  const member = getStaffMember(req.user);
  if (!member) return publicOffices;
  return isNetworkStaff(member) || { id: { in: member.offices } };
};

/** Office editors read versions and drafts of their own offices. */
export const readOfficeVersions: Access = ({ req }) => {
  const member = getStaffMember(req.user);
  if (!member) return false;
  return isNetworkStaff(member) || { parent: { in: member.offices } };
};

/** Office editors update the records of their own offices. */
export const updateOwnOffice: Access = ({ req }) => {
  const member = getStaffMember(req.user);
  if (!member) return false;
  return isNetworkStaff(member) || { id: { in: member.offices } };
};

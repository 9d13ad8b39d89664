import type { Access, CollectionConfig, FieldAccess } from 'payload';
import { getStaffMember, isNetworkAdmin, isNetworkStaff } from './staff-member';

/** Rules that depend on the role only. */
export const allowEveryone: Access = () => true;
/** Denies everyone except calls of the system with `overrideAccess`. */
export const denyAll: Access = () => false;
export const allowStaff = ({ req }: Parameters<Access>[0]): boolean => getStaffMember(req.user) !== null;
export const allowNetworkStaff: Access = ({ req }) => isNetworkStaff(getStaffMember(req.user));
export const allowNetworkAdmin: Access = ({ req }) => isNetworkAdmin(getStaffMember(req.user));

export const allowNetworkAdminField: FieldAccess = ({ req }) => isNetworkAdmin(getStaffMember(req.user));

/** The access rules of collections that everyone reads and the staff of the network maintain. */
export const networkStaffAccess = {
  read: allowEveryone,
  create: allowNetworkStaff,
  update: allowNetworkStaff,
  delete: allowNetworkStaff,
  readVersions: allowNetworkStaff,
  unlock: allowNetworkStaff,
} satisfies CollectionConfig['access'];

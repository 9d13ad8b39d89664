import type { Access, FieldAccess } from 'payload';
import { isNetworkAdmin, isNetworkStaff, staffMember } from './staff-member';

/** Rules that depend on the role only. */
export const allowEveryone: Access = () => true;
/** Denies everyone except calls of the system with `overrideAccess`. */
export const denyAll: Access = () => false;
export const allowStaff = ({ req }: Parameters<Access>[0]): boolean => staffMember(req.user) !== null;
export const allowNetworkStaff: Access = ({ req }) => isNetworkStaff(staffMember(req.user));
export const allowNetworkAdmin: Access = ({ req }) => isNetworkAdmin(staffMember(req.user));

export const fieldForNetworkAdmin: FieldAccess = ({ req }) => isNetworkAdmin(staffMember(req.user));

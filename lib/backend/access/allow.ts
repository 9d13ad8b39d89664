import type { Access, FieldAccess } from 'payload';
import { isNetworkAdmin, isNetworkStaff, staffMember } from './staff-member';

/** Rules that look at nothing but the role. */
export const allowEveryone: Access = () => true;
/** The system alone. */
export const allowNobody: Access = () => false;
export const allowStaff = ({ req }: Parameters<Access>[0]): boolean => staffMember(req.user) !== null;
export const allowNetworkStaff: Access = ({ req }) => isNetworkStaff(staffMember(req.user));
export const allowNetworkAdmin: Access = ({ req }) => isNetworkAdmin(staffMember(req.user));

export const fieldForNetworkAdmin: FieldAccess = ({ req }) => isNetworkAdmin(staffMember(req.user));

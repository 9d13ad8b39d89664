import type { FieldAccess } from 'payload';
import { getStaffMember } from './staff-member';

/** Allows the public to read a contact field of a person only when the given flag of the record is set. */
export function readContactIf(flag: 'email_public' | 'mobile_public' | 'telephone_public'): FieldAccess {
  return ({ doc, req }) => getStaffMember(req.user) !== null || doc?.[flag] === true;
}

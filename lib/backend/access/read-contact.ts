import type { FieldAccess } from 'payload';
import { staffMember } from './staff-member';

/** A way to reach a person, shown to the public only where the person's record says so. */
export function readContactIf(flag: 'email_public' | 'mobile_public' | 'telephone_public'): FieldAccess {
  return ({ doc, req }) => staffMember(req.user) !== null || doc?.[flag] === true;
}

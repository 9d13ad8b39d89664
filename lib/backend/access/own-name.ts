import type { Access, CollectionBeforeValidateHook, Where } from 'payload';
import { staffMember } from './staff-member';

/** Whatever the request says: a lock is the account's that asks. */
export const keepOwnName: CollectionBeforeValidateHook = ({ data, req }) => {
  const member = staffMember(req.user);
  return member && data ? { ...data, user: { relationTo: 'staff', value: member.id } } : data;
};

/** Locks that are the account's own. */
export const inOwnName: Access = ({ req }) => {
  const member = staffMember(req.user);
  const isStaff: Where = { 'user.relationTo': { equals: 'staff' } };
  return member !== null && { and: [isStaff, { 'user.value': { equals: member.id } }] };
};

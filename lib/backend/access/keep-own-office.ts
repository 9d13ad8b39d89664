import { type CollectionBeforeChangeHook, type CollectionBeforeValidateHook, Forbidden } from 'payload';
import { idOf } from './named-documents';
import { isNetworkStaff, staffMember } from './staff-member';

/** Gives a new document of an office editor the office of the account when it names none. */
export const fillOwnOffice: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  const member = staffMember(req.user);
  if (!data || operation !== 'create' || !member || isNetworkStaff(member)) return data;
  return { ...data, office: data.office ?? member.offices[0] };
};

/** The last word on every write, drafts and restored versions included: no document leaves its office. */
export const keepOwnOffice: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const member = staffMember(req.user);
  if (!member || isNetworkStaff(member)) return data;
  const office = idOf('office' in data ? data.office : originalDoc?.office);
  if (office === null || !member.offices.includes(office)) throw new Forbidden(req.t);
  return data;
};

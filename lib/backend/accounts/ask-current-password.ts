import type { CollectionBeforeValidateHook } from 'payload';
import { staffMember } from '../access/staff-member';
import { currentSession } from './current-session';
import { isPasswordOf } from './password-hash';
import { refuseField } from './refuse-field';
import { count } from './sign-in-limits';

/**
 * Whoever changes the password or the address of the account they are signed in to says its password once
 * more: an unwatched screen is not enough to take an account over.
 * @throws ValidationError without the right one.
 */
export const askCurrentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const member = staffMember(req.user);
  if (operation !== 'update' || !data || !member || member.id !== originalDoc?.id) return data;
  const { current_password: given, ...change } = data;
  if (!isNewPassword(change.password) && !isNewAddress(change.email, originalDoc?.email)) return change;
  if (typeof given !== 'string' || given === '')
    refuseField(
      'current_password',
      'Enter your current password to change the password or the email address',
      req,
    );
  await count(req, [{ limit: 'session', key: currentSession(req) ?? `account-${originalDoc.id}` }]);
  const where = { id: { equals: originalDoc.id } };
  const stored = await req.payload.db.findOne({ collection: 'staff', where, req });
  if (!(await isPasswordOf(stored, given)))
    refuseField('current_password', 'This is not your current password', req);
  return change;
};

const isNewPassword = (password: unknown) => typeof password === 'string' && password !== '';
const isNewAddress = (given: unknown, stored: unknown) =>
  given !== undefined && String(given).toLowerCase().trim() !== stored;

import type { CollectionBeforeValidateHook } from 'payload';
import { staffMember } from '../../access/staff-member';
import { sessionIdOf } from './current-session';
import { isPasswordOf } from './password-hash';
import { rejectField } from './refuse-field';
import { consumeAttempt } from './sign-in-rate-limit';

/**
 * Requires the current password when users change the password or the email address of their own account, so
 * that an unattended session cannot take the account over.
 * @throws ValidationError when the password is missing or wrong.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const member = staffMember(req.user);
  if (operation !== 'update' || !data || !member || member.id !== originalDoc?.id) return data;
  const { current_password: currentPassword, ...change } = data;
  if (!isNewPassword(change.password) && !isNewEmail(change.email, originalDoc?.email)) return change;
  if (typeof currentPassword !== 'string' || currentPassword === '')
    rejectField(
      'current_password',
      'Enter your current password to change the password or the email address',
      req,
    );
  await consumeAttempt(req, [{ limit: 'session', key: sessionIdOf(req) ?? `account-${originalDoc.id}` }]);
  const where = { id: { equals: originalDoc.id } };
  const stored = await req.payload.db.findOne({ collection: 'staff', where, req });
  if (!(await isPasswordOf(stored, currentPassword)))
    rejectField('current_password', 'This is not your current password', req);
  return change;
};

const isNewPassword = (password: unknown) => typeof password === 'string' && password !== '';
const isNewEmail = (email: unknown, stored: unknown) =>
  email !== undefined && String(email).toLowerCase().trim() !== stored;

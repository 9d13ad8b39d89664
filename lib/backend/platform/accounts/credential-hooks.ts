import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { getStaffMember } from '../access/staff-member';
import { isPasswordOf } from './password-hash';
import { findPasswordIssue } from './password-issue';
import { consumeAttempt } from './sign-in-rate-limit';

/** The session id of a request, if it has one. */
function sessionIdOf({ user }: PayloadRequest): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined;
}

/**
 * Rejects a submitted field with our own message. Payload's own message only names the field, and its
 * account form collapses the password fields before their errors are visible.
 */
function rejectField(path: string, message: string, req: PayloadRequest): never {
  const error = new ValidationError({ collection: 'staff', errors: [{ path, message }], req });
  error.message = message;
  throw error;
}

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
  const member = getStaffMember(req.user);
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

/**
 * Ends all other sessions and invalidates reset tokens when the email address or the password changes.
 * (Payload itself ends the sessions on a password change.)
 */
export const endOtherSessions: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const hasNewEmail =
    typeof data.email === 'string' && data.email.toLowerCase().trim() !== originalDoc?.email;
  if (operation !== 'update' || !(data.password || hasNewEmail)) return data;
  const currentId = getStaffMember(req.user)?.id === originalDoc?.id ? sessionIdOf(req) : undefined;
  const sessions: readonly { id: string }[] = originalDoc?.sessions ?? [];
  return {
    ...data,
    sessions: sessions.filter(({ id }) => id === currentId),
    resetPasswordToken: null,
    resetPasswordExpiration: null,
  };
};

const accountSchema = z.object({ email: z.string().default(''), name: z.string().nullish() });
const resetPasswordSchema = z.object({ data: z.object({ token: z.string().min(1), password: z.string() }) });

/**
 * Validates the new password when an account is created or updated. @throws ValidationError when it is weak.
 */
export const requireStrongPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password;
  if (typeof password === 'string' && password !== '')
    await validatePassword(password, { ...originalDoc, ...data }, req);
  return data;
};

/** Validates the password of a reset by an emailed link, which does not run `requireStrongPassword`. */
export const requireStrongReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args;
  const parsed = resetPasswordSchema.safeParse(args);
  if (!parsed.success) return args;
  const { token, password } = parsed.data.data;
  const where = { resetPasswordToken: { equals: token } };
  const owner = await req.payload.db.findOne({ collection: 'staff', where, req });
  // Without an owner, Payload rejects the link. Skipping the check denies anonymous clients an expensive
  // computation.
  if (owner) await validatePassword(password, owner, req);
  return args;
};

async function validatePassword(password: string, owner: unknown, req: PayloadRequest): Promise<void> {
  const { email = '', name } = accountSchema.safeParse(owner).data ?? {};
  const message = await findPasswordIssue(password, [email, name ?? '']);
  if (message) rejectField('password', message, req);
}

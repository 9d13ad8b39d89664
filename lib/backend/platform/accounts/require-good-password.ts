import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { passwordIssue } from './password-issue';
import { rejectField } from './refuse-field';

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
  const message = await passwordIssue(password, [email, name ?? '']);
  if (message) rejectField('password', message, req);
}
